package dev.retryevents.processor.template;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Reads the standard's own suite of test cases, where it is at hand. */
final class ConformanceSuite {

  private ConformanceSuite() {}

  static List<ConformanceCase> cases() throws Exception {
    Path tests = Path.of(System.getProperty("retryevents.shared", "absent"), "mf2", "tests");
    assumeTrue(Files.isDirectory(tests), "the MessageFormat 2 suite is not at hand");
    List<ConformanceCase> cases = new ArrayList<>();
    try (Stream<Path> files = Files.walk(tests)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".json")).sorted().toList()) {
        String name = tests.relativize(file).toString().replace('\\', '/');
        addCases(name, new ObjectMapper().readTree(Files.readString(file)), cases);
      }
    }
    return cases;
  }

  private static void addCases(String file, JsonNode root, List<ConformanceCase> cases) {
    JsonNode defaults = root.path("defaultTestProperties");
    int index = 0;
    for (JsonNode test : root.get("tests")) {
      cases.add(
          new ConformanceCase(
              file + "#" + index,
              source(property("src", test, defaults)),
              values(property("params", test, defaults)),
              isolation(property("bidiIsolation", test, defaults)),
              text(property("exp", test, defaults)),
              errors(property("expErrors", test, defaults))));
      index++;
    }
  }

  private static JsonNode property(String name, JsonNode test, JsonNode defaults) {
    return test.has(name) ? test.get(name) : defaults.path(name);
  }

  private static String source(JsonNode source) {
    return source.isArray()
        ? source.valueStream().map(JsonNode::asString).collect(Collectors.joining())
        : source.asString();
  }

  private static Isolation isolation(JsonNode strategy) {
    return strategy.asString("default").equals("none") ? Isolation.NONE : Isolation.DEFAULT;
  }

  private static Optional<String> text(JsonNode node) {
    return node.isString() ? Optional.of(node.asString()) : Optional.empty();
  }

  private static List<String> errors(JsonNode errors) {
    return errors.valueStream().map(error -> error.get("type").asString()).toList();
  }

  /** The names are compared in NFC, and a reader of components would give them so. */
  private static Map<String, Object> values(JsonNode params) {
    Map<String, Object> values = new HashMap<>();
    for (JsonNode param : params) {
      JsonNode value = param.get("value");
      values.put(LiteralParser.normalise(param.get("name").asString()), value(value));
    }
    return values;
  }

  private static Object value(JsonNode value) {
    if (value.isIntegralNumber()) {
      return value.asLong();
    } else if (value.isNumber()) {
      return value.asDouble();
    } else if (value.isBoolean()) {
      return value.asBoolean();
    }
    return value.asString();
  }
}
