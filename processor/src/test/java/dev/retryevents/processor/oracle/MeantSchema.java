package dev.retryevents.processor.oracle;

import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Schemas as they are meant where they do not say so: an open vocabulary is any string, and what
 * asks something of values of one type alone, and names no type, is for that type.
 */
final class MeantSchema {

  private static final Map<String, List<String>> ASKED_OF =
      Map.of(
          "string", List.of("minLength", "maxLength", "pattern"),
          "number",
              List.of("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"),
          "array",
              List.of("items", "prefixItems", "minItems", "maxItems", "uniqueItems", "contains"),
          "object",
              List.of(
                  "properties",
                  "required",
                  "dependentRequired",
                  "additionalProperties",
                  "patternProperties",
                  "propertyNames",
                  "minProperties",
                  "maxProperties"));

  /** What says by itself which values there are. */
  private static final List<String> TYPED =
      List.of("type", "enum", "const", "$ref", "oneOf", "anyOf", "allOf");

  private static final Set<String> MAPS = Set.of("properties", "patternProperties");
  private static final Set<String> SCHEMAS =
      Set.of("items", "additionalProperties", "oneOf", "anyOf", "allOf", "prefixItems");

  private MeantSchema() {}

  /** The bundle with every definition as it is meant. */
  static JsonObject bundle(JsonObject bundle) {
    Map<String, JsonValue> members = new LinkedHashMap<>(bundle.members());
    members.computeIfPresent("$defs", (name, definitions) -> each(definitions));
    return new JsonObject(members);
  }

  private static JsonValue each(JsonValue schemas) {
    if (schemas instanceof JsonArray array) {
      return new JsonArray(array.elements().stream().map(MeantSchema::of).toList());
    }
    Map<String, JsonValue> members = new LinkedHashMap<>(((JsonObject) schemas).members());
    members.replaceAll((name, schema) -> of(schema));
    return new JsonObject(members);
  }

  private static JsonValue of(JsonValue schema) {
    if (!(schema instanceof JsonObject object)) {
      return schema;
    }
    Map<String, JsonValue> meant = new LinkedHashMap<>(object.members());
    meant.replaceAll(
        (keyword, value) ->
            MAPS.contains(keyword)
                ? each(value)
                : !SCHEMAS.contains(keyword)
                    ? value
                    : value instanceof JsonArray ? each(value) : of(value));
    if (new JsonString("open").equals(meant.get("x-msp-openness"))) {
      meant.remove("enum");
      meant.remove("const");
      meant.putIfAbsent("type", new JsonString("string"));
    }
    List<String> types =
        ASKED_OF.entrySet().stream()
            .filter(type -> type.getValue().stream().anyMatch(meant::containsKey))
            .map(Map.Entry::getKey)
            .toList();
    if (types.size() == 1 && TYPED.stream().noneMatch(meant::containsKey)) {
      meant.put("type", new JsonString(types.get(0)));
    }
    return new JsonObject(meant);
  }
}
