package dev.retryevents.processor.oracle;

import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Schemas with all that they refer to beside their own keywords. What two parts say of one thing is
 * put together as well as a generator of values needs it; the validator judges what comes out.
 *
 * @param definitions what references lead to
 */
record FlatSchema(Map<String, JsonValue> definitions) {

  private static final String DEFINITIONS = "#/$defs/";
  private static final int DEEPEST = 20;

  /** The keywords of a schema; those of true and of false are none. */
  Map<String, JsonValue> of(JsonValue schema) {
    return of(schema, 0);
  }

  private Map<String, JsonValue> of(JsonValue schema, int depth) {
    if (!(schema instanceof JsonObject object) || depth > DEEPEST) {
      return Map.of();
    }
    Map<String, JsonValue> flat = new LinkedHashMap<>(object.members());
    if (flat.remove("$ref") instanceof JsonString reference) {
      merge(flat, of(target(reference.value()), depth + 1));
    }
    if (flat.remove("allOf") instanceof JsonArray parts) {
      parts.elements().forEach(part -> merge(flat, of(part, depth + 1)));
    }
    return flat;
  }

  /** The keywords of a schema with one of its branches in their place. */
  Map<String, JsonValue> with(Map<String, JsonValue> own, String union, JsonValue branch) {
    Map<String, JsonValue> flat = new LinkedHashMap<>(own);
    flat.remove(union);
    merge(flat, of(branch));
    return flat;
  }

  private JsonValue target(String reference) {
    return definitions.get(
        reference.substring(DEFINITIONS.length()).replace("~1", "/").replace("~0", "~"));
  }

  private static void merge(Map<String, JsonValue> into, Map<String, JsonValue> more) {
    more.forEach((keyword, value) -> into.merge(keyword, value, (a, b) -> both(keyword, a, b)));
  }

  private static JsonValue both(String keyword, JsonValue one, JsonValue other) {
    return switch (keyword) {
      case "properties" -> properties((JsonObject) one, (JsonObject) other);
      case "required" -> union(elements(one), elements(other));
      case "type", "enum" -> intersection(elements(one), elements(other));
      case "items", "additionalProperties" -> all(one, other);
      default ->
          one instanceof JsonNumber a && other instanceof JsonNumber b
              ? keyword.contains("in") == a.toBigDecimal().compareTo(b.toBigDecimal()) > 0 ? a : b
              : one;
    };
  }

  private static JsonObject properties(JsonObject one, JsonObject other) {
    Map<String, JsonValue> members = new LinkedHashMap<>(one.members());
    other.members().forEach((name, schema) -> members.merge(name, schema, FlatSchema::all));
    return new JsonObject(members);
  }

  private static JsonObject all(JsonValue one, JsonValue other) {
    return new JsonObject(Map.of("allOf", new JsonArray(List.of(one, other))));
  }

  private static JsonArray union(List<JsonValue> some, List<JsonValue> more) {
    Set<JsonValue> all = new LinkedHashSet<>(some);
    all.addAll(more);
    return new JsonArray(List.copyOf(all));
  }

  private static JsonArray intersection(List<JsonValue> some, List<JsonValue> others) {
    List<JsonValue> common = some.stream().filter(others::contains).toList();
    return new JsonArray(common.isEmpty() ? some : common);
  }

  static List<JsonValue> elements(JsonValue value) {
    return value instanceof JsonArray array ? array.elements() : List.of(value);
  }
}
