package dev.retryevents.processor.oracle;

import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Places within values: the names and the indices on the way to them. */
final class Place {

  private Place() {}

  static List<String> of(List<String> path, String name) {
    return Stream.concat(path.stream(), Stream.of(name)).toList();
  }

  static List<String> of(String pointer) {
    return pointer.isEmpty()
        ? List.of()
        : Stream.of(pointer.substring(1).split("/", -1))
            .map(token -> token.replace("~1", "/").replace("~0", "~"))
            .toList();
  }

  /** The value at a place. */
  static JsonValue get(JsonValue value, List<String> path) {
    JsonValue there = value;
    for (String name : path) {
      there =
          there instanceof JsonArray array
              ? array.elements().get(Integer.parseInt(name))
              : ((JsonObject) there).get(name);
    }
    return there;
  }

  /** The value with another one at a place. */
  static JsonValue set(JsonValue value, List<String> path, JsonValue other) {
    if (path.isEmpty()) {
      return other;
    }
    String first = path.get(0);
    List<String> rest = path.subList(1, path.size());
    if (value instanceof JsonArray array) {
      List<JsonValue> elements = new ArrayList<>(array.elements());
      elements.set(
          Integer.parseInt(first), set(elements.get(Integer.parseInt(first)), rest, other));
      return new JsonArray(elements);
    }
    Map<String, JsonValue> members = new LinkedHashMap<>(((JsonObject) value).members());
    members.put(first, rest.isEmpty() ? other : set(members.get(first), rest, other));
    return new JsonObject(members);
  }
}
