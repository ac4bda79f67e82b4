package dev.retryevents.processor.mutation;

import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Changes one member somewhere in a JSON object, in a copy. */
final class JsonEdit {

  private JsonEdit() {}

  /** The object with a letter more in the name of a member. */
  static JsonObject renamed(JsonObject object, List<String> path) {
    return edited(
        object,
        path,
        (members, last) -> {
          JsonValue value = members.remove(last);
          members.put(last + "x", value);
        });
  }

  /** The object without a member. */
  static JsonObject without(JsonObject object, List<String> path) {
    return edited(object, path, Map::remove);
  }

  /** The object with another value of a member. */
  static JsonObject with(JsonObject object, JsonValue value, List<String> path) {
    return edited(object, path, (members, last) -> members.put(last, value));
  }

  /** What is done to the members around the last step of a path. */
  private interface Change {
    void apply(Map<String, JsonValue> members, String last);
  }

  private static JsonObject edited(JsonObject object, List<String> path, Change change) {
    Map<String, JsonValue> members = new LinkedHashMap<>(object.members());
    String step = path.get(0);
    if (path.size() == 1) {
      change.apply(members, step);
    } else {
      JsonObject inner = (JsonObject) members.get(step);
      members.put(step, edited(inner, path.subList(1, path.size()), change));
    }
    return new JsonObject(members);
  }
}
