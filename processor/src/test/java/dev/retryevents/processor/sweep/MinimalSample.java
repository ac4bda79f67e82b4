package dev.retryevents.processor.sweep;

import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonBoolean;
import dev.retryevents.json.JsonNull;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The shortest valid value of a schema: what is required and no more.
 *
 * @param definitions what references lead to
 */
record MinimalSample(Map<String, JsonValue> definitions) {

  private static final String DEFINITIONS = "#/$defs/";

  private static final String PLAIN = "text";

  /** What fits the one pattern of the published bundle that plain text does not. */
  private static final String FINGERPRINT = "sha256:" + "0".repeat(64);

  /** A value of {@code schema}. */
  JsonValue of(JsonValue schema) {
    if (!(schema instanceof JsonObject object)) {
      return JsonNull.NULL;
    }
    Map<String, JsonValue> keywords = target(object).members();
    if (keywords.containsKey("const")) {
      return keywords.get("const");
    }
    for (String choice : List.of("enum", "oneOf", "anyOf")) {
      if (keywords.get(choice) instanceof JsonArray choices) {
        JsonValue first = choices.elements().get(0);
        return choice.equals("enum") ? first : of(first);
      }
    }
    return switch (type(keywords)) {
      case "string" -> text(keywords);
      case "integer", "number" -> keywords.getOrDefault("minimum", JsonNumber.of(1));
      case "boolean" -> JsonBoolean.of(true);
      case "array" -> new JsonArray(List.of());
      case "object" -> members(keywords);
      default -> JsonNull.NULL;
    };
  }

  /** The schema at the end of the references. */
  JsonObject target(JsonObject schema) {
    return schema.members().get("$ref") instanceof JsonString reference
        ? target((JsonObject) definitions.get(reference.value().substring(DEFINITIONS.length())))
        : schema;
  }

  /** The first type that a schema allows; an object if it has members. */
  static String type(Map<String, JsonValue> keywords) {
    JsonValue type = keywords.get("type");
    JsonValue first = type instanceof JsonArray several ? several.elements().get(0) : type;
    if (first instanceof JsonString name) {
      return name.value();
    }
    return keywords.containsKey("properties") ? "object" : "null";
  }

  private static JsonString text(Map<String, JsonValue> keywords) {
    boolean plain =
        !(keywords.get("pattern") instanceof JsonString pattern)
            || Pattern.compile(pattern.value()).matcher(PLAIN).find();
    return new JsonString(plain ? PLAIN : FINGERPRINT);
  }

  private JsonObject members(Map<String, JsonValue> keywords) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    if (keywords.get("required") instanceof JsonArray required) {
      Map<String, JsonValue> properties = ((JsonObject) keywords.get("properties")).members();
      for (JsonValue name : required.elements()) {
        String member = ((JsonString) name).value();
        members.put(member, of(properties.get(member)));
      }
    }
    return new JsonObject(members);
  }
}
