package dev.retryevents.processor;

import dev.retryevents.json.JsonBoolean;
import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.check.ModelTypes;
import dev.retryevents.processor.generate.Document;
import dev.retryevents.processor.model.JavaType;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What is written beside the classes of a wire model, so that tables of other compilations know
 * which types it has. Class files do not tell: names depend on all that was compiled with them.
 */
final class ModelRecord {

  private static final String BUNDLE = "bundle";
  private static final String KEEPING = "keepsUnknownMembers";
  private static final String TYPES = "types";

  private ModelRecord() {}

  /**
   * The resource that has the record of the model on a type: beside its class, because javac finds
   * nothing in a jar below a folder that cannot be a package, as META-INF.
   */
  static String path(JavaType.Declared holder) {
    String folder = holder.packageName().replace('.', '/');
    return (folder.isEmpty() ? "" : folder + "/")
        + String.join(".", holder.names())
        + ".model.json";
  }

  static Document of(ModelTypes model) {
    Map<String, JsonValue> names = new TreeMap<>();
    model.names().forEach((place, name) -> names.put(place, new JsonString(name)));
    Map<String, JsonValue> record = new TreeMap<>();
    record.put(BUNDLE, new JsonString(model.bundle()));
    record.put(KEEPING, JsonBoolean.of(model.keeping()));
    record.put(TYPES, new JsonObject(names));
    return new Document(path(model.holder()), new JsonObject(record) + "\n");
  }

  /** The model on a type, by its record; empty if that is none. */
  static Optional<ModelTypes> read(JavaType.Declared holder, byte[] record) {
    try {
      return JsonValue.parse(new String(record, StandardCharsets.UTF_8))
              instanceof JsonObject object
          ? read(holder, object.members())
          : Optional.empty();
    } catch (JsonException e) {
      return Optional.empty();
    }
  }

  private static Optional<ModelTypes> read(
      JavaType.Declared holder, Map<String, JsonValue> members) {
    if (!(members.get(BUNDLE) instanceof JsonString bundle
        && members.get(KEEPING) instanceof JsonBoolean keeping
        && members.get(TYPES) instanceof JsonObject types)) {
      return Optional.empty();
    }
    Map<String, String> names = new TreeMap<>();
    types
        .members()
        .forEach(
            (place, name) -> {
              if (name instanceof JsonString text) {
                names.put(place, text.value());
              }
            });
    return Optional.of(new ModelTypes(holder, bundle.value(), keeping.value(), names, true));
  }
}
