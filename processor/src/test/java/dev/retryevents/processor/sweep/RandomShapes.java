package dev.retryevents.processor.sweep;

import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonBoolean;
import dev.retryevents.json.JsonNull;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Makes schemas of every supported kind, under names that are hard on Java, and their values. */
final class RandomShapes {

  /**
   * A schema and one of its values.
   *
   * @param schema the schema
   * @param value the value
   */
  record Shape(JsonValue schema, JsonValue value) {}

  private static final List<String> NAMES =
      List.of(
          ("class|record|enum|a-b|a_b|aB|__proto__|constructor|$ref|$id|5xx|2.0|A+|é|名|"
                  + "\ud83d\ude00|URL|x y|String|Object|List|Objects|out|event|delayMs|atMs|"
                  + "resumeAtMs|delay|Ms|message|title|msgType|accept|appendMessage|hashCode|"
                  + "getClass|wire|java|dev|value|of|known|Known|Unknown|Visitor|R|T|discriminator|"
                  + "kind|null|true|_|__|\"|\\|*/|\\u002a/|%s|{@code|<b>|\n|a\tb|'|ß|ı|İ|ǅ|"
                  + "permits|yield|var|sealed|NaN|int|Integer|Presence|JsonValue|Sweep|SweepTable")
              .split("\\|"));

  private static final List<String> TEXTS =
      List.of("", "a", "\u001b[31m", "\n", "\"\\", "*/", "\\u000a", "\ud83d\ude00", "名", "%n{$x}");
  private static final List<Long> WHOLES =
      List.of(0L, 1L, -1L, 999L, 1L << 31, Long.MAX_VALUE, Long.MIN_VALUE);

  private final Random random;

  RandomShapes(long seed) {
    this.random = new Random(seed);
  }

  /** The schema of an object with members, and a value of it. */
  Shape object(int depth) {
    Map<String, JsonValue> properties = new LinkedHashMap<>();
    Map<String, JsonValue> members = new LinkedHashMap<>();
    List<JsonValue> required = new ArrayList<>();
    int count = 1 + random.nextInt(4);
    for (int i = 0; i < count; i++) {
      String name = pick(NAMES);
      Shape shape = any(depth - 1);
      properties.put(name, shape.schema());
      boolean there = random.nextBoolean();
      members.remove(name);
      required.remove(new JsonString(name));
      if (there) {
        required.add(new JsonString(name));
      }
      if (there || random.nextBoolean()) {
        members.put(name, shape.value());
      }
    }
    return new Shape(
        described(
            Map.of(
                "type", new JsonString("object"),
                "properties", new JsonObject(properties),
                "required", new JsonArray(required))),
        new JsonObject(members));
  }

  private Shape any(int depth) {
    return switch (random.nextInt(depth > 0 ? 14 : 9)) {
      case 0 -> text();
      case 1 -> typed("integer", JsonNumber.of(pick(WHOLES)));
      case 2 -> bounded();
      case 3 -> typed("number", JsonNumber.of(random.nextGaussian() * 1e9));
      case 4 -> typed("boolean", JsonBoolean.of(random.nextBoolean()));
      case 5 -> vocabulary();
      case 6 -> new Shape(new JsonObject(Map.of()), new JsonString(pick(TEXTS)));
      case 7 -> typed("object", new JsonObject(Map.of(pick(NAMES), JsonNull.NULL)));
      case 8 -> nullable();
      case 9 -> list(depth);
      case 10 -> map(depth);
      case 11 -> union(depth);
      default -> object(depth);
    };
  }

  private Shape typed(String type, JsonValue value) {
    return new Shape(described(Map.of("type", new JsonString(type))), value);
  }

  private Shape text() {
    Map<String, JsonValue> schema = new LinkedHashMap<>();
    schema.put("type", new JsonString("string"));
    schema.put("maxLength", JsonNumber.of(99));
    schema.put("pattern", new JsonString("^[^\"]*|.*$"));
    return new Shape(described(schema), new JsonString(pick(TEXTS)));
  }

  private Shape bounded() {
    boolean whole = random.nextBoolean();
    long bound = whole ? pick(WHOLES) : random.nextInt(); // doubles do not hold every long
    return new Shape(
        described(
            Map.of(
                "type",
                new JsonString(whole ? "integer" : "number"),
                pick(List.of("minimum", "maximum")),
                JsonNumber.of(bound))),
        JsonNumber.of(bound));
  }

  private Shape vocabulary() {
    Set<JsonValue> values = new LinkedHashSet<>();
    for (int i = random.nextInt(3); i >= 0; i--) {
      values.add(new JsonString(pick(NAMES)));
    }
    JsonValue openness = new JsonString(pick(List.of("open", "closed")));
    return new Shape(
        described(Map.of("enum", new JsonArray(List.copyOf(values)), "x-msp-openness", openness)),
        values.iterator().next());
  }

  private Shape nullable() {
    boolean isNull = random.nextBoolean();
    if (random.nextBoolean()) {
      JsonArray types = new JsonArray(List.of(new JsonString("string"), new JsonString("null")));
      return new Shape(
          new JsonObject(Map.of("type", types)),
          isNull ? JsonNull.NULL : new JsonString(pick(TEXTS)));
    }
    Shape held = any(0);
    JsonValue none = new JsonObject(Map.of("type", new JsonString("null")));
    return new Shape(
        new JsonObject(Map.of("anyOf", new JsonArray(List.of(held.schema(), none)))),
        isNull ? JsonNull.NULL : held.value());
  }

  private Shape list(int depth) {
    Shape held = any(depth - 1);
    return new Shape(
        described(Map.of("type", new JsonString("array"), "items", held.schema())),
        new JsonArray(List.of(held.value(), held.value())));
  }

  private Shape map(int depth) {
    Shape held = any(depth - 1);
    return new Shape(
        described(Map.of("type", new JsonString("object"), "additionalProperties", held.schema())),
        new JsonObject(Map.of(pick(NAMES), held.value())));
  }

  private Shape union(int depth) {
    String tag = pick(NAMES);
    List<JsonValue> branches = new ArrayList<>();
    JsonObject chosen = new JsonObject(Map.of());
    for (String name : Set.of(pick(NAMES), pick(List.of("one", "two")))) {
      Shape branch = object(depth - 1);
      Map<String, JsonValue> schema = new LinkedHashMap<>(((JsonObject) branch.schema()).members());
      schema.put(
          "properties",
          with(
              schema.get("properties"),
              tag,
              new JsonObject(Map.of("const", new JsonString(name)))));
      Set<JsonValue> required =
          new LinkedHashSet<>(((JsonArray) schema.get("required")).elements());
      required.add(new JsonString(tag));
      schema.put("required", new JsonArray(List.copyOf(required)));
      branches.add(new JsonObject(schema));
      chosen = with(branch.value(), tag, new JsonString(name));
    }
    return new Shape(described(Map.of("oneOf", new JsonArray(branches))), chosen);
  }

  private static JsonObject with(JsonValue object, String name, JsonValue value) {
    Map<String, JsonValue> members = new LinkedHashMap<>(((JsonObject) object).members());
    members.put(name, value);
    return new JsonObject(members);
  }

  private JsonObject described(Map<String, JsonValue> schema) {
    return random.nextBoolean()
        ? new JsonObject(schema)
        : with(new JsonObject(schema), "description", new JsonString(pick(NAMES) + pick(TEXTS)));
  }

  private <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }
}
