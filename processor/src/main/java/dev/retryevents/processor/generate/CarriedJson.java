package dev.retryevents.processor.generate;

import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Value;
import dev.retryevents.processor.model.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A sample as its event carries it: all numbers exact but those that are doubles in Java. */
final class CarriedJson {

  private CarriedJson() {}

  /** The object that those components carry as those values. */
  static JsonObject of(JsonObject given, List<Component> components, List<Value> values) {
    Map<String, JsonValue> members = new LinkedHashMap<>(given.members());
    for (int i = 0; i < components.size(); i++) {
      Component component = components.get(i);
      Value value = values.get(i);
      members.computeIfPresent(component.wire(), (name, json) -> of(json, component.type(), value));
    }
    return new JsonObject(members);
  }

  private static JsonValue of(JsonValue json, ValueType type, Value value) {
    if (value instanceof Value.Fraction fraction) {
      return JsonNumber.of(fraction.number());
    }
    if (value instanceof Value.Whole whole && type instanceof ValueType.Double) {
      return JsonNumber.of((double) whole.number());
    }
    if (value instanceof Value.Composite composite) {
      return of((JsonObject) json, composite.type().components(), composite.values());
    }
    if (value instanceof Value.ArmValue arm) {
      return of((JsonObject) json, arm.arm().record().components(), arm.values());
    }
    if (value instanceof Value.Elements elements && type instanceof ValueType.ListOf list) {
      return elements((JsonArray) json, list.element(), elements.values());
    }
    if (value instanceof Value.Entries entries && type instanceof ValueType.MapOf map) {
      return entries((JsonObject) json, map.value(), entries.values());
    }
    return json;
  }

  private static JsonArray elements(JsonArray given, ValueType type, List<Value> values) {
    List<JsonValue> elements = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      elements.add(of(given.elements().get(i), type, values.get(i)));
    }
    return new JsonArray(elements);
  }

  private static JsonObject entries(JsonObject given, ValueType type, Map<String, Value> values) {
    Map<String, JsonValue> members = new LinkedHashMap<>(given.members());
    values.forEach(
        (name, value) -> members.computeIfPresent(name, (same, json) -> of(json, type, value)));
    return new JsonObject(members);
  }
}
