package dev.retryevents.processor.wire;

import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonBoolean;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A schema of the test suite of JSON Schema, with values that it allows or not.
 *
 * @param name what it is about
 * @param schema the schema
 * @param cases the values
 */
record SuiteGroup(String name, JsonValue schema, List<Case> cases) {

  /**
   * A value and the verdict on it.
   *
   * @param name what it is about
   * @param data the value
   * @param valid whether the schema allows it
   */
  record Case(String name, JsonValue data, boolean valid) {}

  /** The groups of a file. */
  static List<SuiteGroup> read(JsonValue file) {
    return ((JsonArray) file)
        .elements().stream().map(JsonObject.class::cast).map(SuiteGroup::of).toList();
  }

  private static SuiteGroup of(JsonObject group) {
    List<Case> cases =
        ((JsonArray) group.members().get("tests"))
            .elements().stream().map(JsonObject.class::cast).map(SuiteGroup::caseOf).toList();
    return new SuiteGroup(text(group, "description"), group.members().get("schema"), cases);
  }

  private static Case caseOf(JsonObject one) {
    boolean valid = ((JsonBoolean) one.members().get("valid")).value();
    return new Case(text(one, "description"), one.members().get("data"), valid);
  }

  private static String text(JsonObject object, String member) {
    return ((JsonString) object.members().get(member)).value();
  }

  /** Whether it needs no other file, and no other dialect. */
  boolean isOfThisFile() {
    String text = schema.toString();
    return !text.contains("\"https://json-schema.org/draft/2020-12/schema\"},")
        && !text.contains("\"$ref\":\"http")
        && !text.contains("\"$schema\":\"http://localhost");
  }

  /** An object with a member that the schema is for; within it the schema is a file of its own. */
  String definition(String key) {
    JsonValue own = schema;
    if (schema instanceof JsonObject object && object.members().get("$id") == null) {
      Map<String, JsonValue> members = new LinkedHashMap<>(object.members());
      members.put("$id", new JsonString("urn:suite:" + key));
      own = new JsonObject(members);
    }
    return "\"%s\": {\"type\": \"object\", \"properties\": {\"value\": %s}, \"required\": [\"value\"]}"
        .formatted(key, own);
  }

  /** Why a verdict may differ. */
  String reason(boolean isRead) {
    boolean typed = schema instanceof JsonObject object && object.members().containsKey("type");
    return isRead ? "not checked and not told" : typed ? "refused" : "a type is inferred";
  }
}
