package dev.retryevents.processor.oracle;

import dev.retryevents.json.JsonBoolean;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Bundles with less in them. */
final class BundleEdit {

  /** Where schemas stand, under names or indices. */
  private static final Set<String> HOLDERS =
      Set.of("$defs", "properties", "patternProperties", "oneOf", "anyOf", "allOf");

  private BundleEdit() {}

  /** The bundle without the keyword at a pointer; a schema there becomes one that allows all. */
  static JsonObject without(JsonObject bundle, String pointer) {
    List<String> path = Place.of(pointer);
    List<String> around = path.subList(0, path.size() - 1);
    if (HOLDERS.contains(around.get(around.size() - 1))) {
      return (JsonObject) Place.set(bundle, path, JsonBoolean.of(true));
    }
    JsonObject holder = (JsonObject) Place.get(bundle, around);
    Map<String, JsonValue> members = new LinkedHashMap<>(holder.members());
    members.remove(path.get(path.size() - 1));
    return (JsonObject) Place.set(bundle, around, new JsonObject(members));
  }
}
