package dev.retryevents.processor.oracle;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Outcome;
import dev.retryevents.processor.wire.CompiledModel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The generated model of a bundle.
 *
 * @param bundle the bundle, with an object around each definition that has no type of its own
 * @param model the codecs
 * @param warned the pointers of what the compiler says is not checked
 */
record OracleModel(JsonObject bundle, CompiledModel model, Set<String> warned) {

  private static final String MODEL =
      """
      package demo;

      import dev.retryevents.annotation.UnknownMembers;
      import dev.retryevents.annotation.WireModel;

      @WireModel(schema = "bundle.json", unknownMembers = UnknownMembers.KEEP, %s)
      interface Model {}
      """;

  private static final Pattern WARNING =
      Pattern.compile("warning: \\[(NotAsserted|UnsupportedShape|PatternSyntax)] \\S*?#(\\S+) ");

  /** Compiles the model with those attributes over a bundle. */
  static OracleModel of(Path folder, String attributes, JsonObject bundle) {
    JsonObject whole = withHolders(bundle);
    Path sources = folder.resolve("sources");
    try {
      Files.createDirectories(sources);
      Files.writeString(sources.resolve("bundle.json"), whole.toString());
      Files.writeString(sources.resolve("Model.java"), MODEL.formatted(attributes));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Outcome outcome =
        Javac.lenient()
            .seeing(sources)
            .with("-Xmaxwarns", "1000")
            .compile(sources, folder.resolve("output"));
    assertTrue(outcome.compiled(), outcome::text);
    Set<String> warned = new TreeSet<>();
    for (String line : outcome.text().lines().toList()) {
      Matcher warning = WARNING.matcher(line);
      assertTrue(warning.find(), line);
      warned.add(warning.group(2));
    }
    return new OracleModel(whole, CompiledModel.of(outcome.output()), warned);
  }

  private static JsonObject withHolders(JsonObject bundle) {
    Map<String, JsonValue> definitions = new LinkedHashMap<>(definitions(bundle));
    definitions(bundle)
        .forEach(
            (name, schema) -> {
              if (!(schema instanceof JsonObject own && own.members().containsKey("properties"))) {
                definitions.put(name + "Holder", holder(name));
              }
            });
    Map<String, JsonValue> members = new LinkedHashMap<>(bundle.members());
    members.put("$defs", new JsonObject(definitions));
    return new JsonObject(members);
  }

  private static JsonObject holder(String name) {
    JsonValue reference = new JsonObject(Map.of("$ref", new JsonString("#/$defs/" + name)));
    return new JsonObject(
        Map.of(
            "type", new JsonString("object"),
            "properties", new JsonObject(Map.of("value", reference)),
            "required", new JsonArray(List.of(new JsonString("value")))));
  }

  static Map<String, JsonValue> definitions(JsonObject bundle) {
    return ((JsonObject) bundle.members().get("$defs")).members();
  }

  /** The definitions that have a codec: all but some of those that stand in an object also. */
  List<String> names() {
    Set<String> all = definitions(bundle).keySet();
    return all.stream().filter(name -> hasCodec(name) || !all.contains(name + "Holder")).toList();
  }

  private boolean hasCodec(String name) {
    try {
      model.loader().loadClass("demo." + name + "Codec");
      return true;
    } catch (ClassNotFoundException none) {
      return false;
    }
  }
}
