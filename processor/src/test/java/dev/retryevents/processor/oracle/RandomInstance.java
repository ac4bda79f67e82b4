package dev.retryevents.processor.oracle;

import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonBoolean;
import dev.retryevents.json.JsonNull;
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

/** Makes values that a schema allows, as a rule: whether it does, the validator says. */
final class RandomInstance {

  /** From here on only what must be is made. */
  private static final int DEEP = 6;

  /** Below this, nothing fits any more. */
  private static final int DEEPEST = 60;

  private static final List<String> TYPES =
      List.of("string", "integer", "number", "boolean", "array", "object", "null");

  private final Random random;
  private final FlatSchema schemas;
  private final RandomScalar scalars;

  RandomInstance(Random random, FlatSchema schemas) {
    this.random = random;
    this.schemas = schemas;
    this.scalars = new RandomScalar(random);
  }

  JsonValue of(JsonValue schema) {
    return of(schemas.of(schema), 0);
  }

  /** A value of any form. */
  JsonValue any() {
    return of(Map.of(), DEEP - 2);
  }

  private JsonValue of(Map<String, JsonValue> schema, int depth) {
    for (String union : List.of("oneOf", "anyOf")) {
      if (schema.get(union) instanceof JsonArray branches) {
        JsonValue branch = scalars.pick(branches.elements());
        return of(schemas.with(schema, union, branch), depth);
      }
    }
    if (schema.containsKey("const")) {
      return schema.get("const");
    }
    if (schema.get("enum") instanceof JsonArray values) {
      boolean open = new JsonString("open").equals(schema.get("x-msp-openness"));
      return open && random.nextInt(4) == 0 ? scalars.text() : scalars.pick(values.elements());
    }
    if (depth > DEEPEST) {
      return JsonNull.NULL;
    }
    return switch (type(schema, depth)) {
      case "string" -> scalars.text(schema);
      case "integer" -> scalars.number(schema, true);
      case "number" -> scalars.number(schema, false);
      case "boolean" -> JsonBoolean.of(random.nextBoolean());
      case "array" -> array(schema, depth);
      case "object" -> object(schema, depth);
      default -> JsonNull.NULL;
    };
  }

  private String type(Map<String, JsonValue> schema, int depth) {
    if (schema.containsKey("type")) {
      return ((JsonString) scalars.pick(FlatSchema.elements(schema.get("type")))).value();
    }
    for (String keyword : List.of("properties", "required", "additionalProperties")) {
      if (schema.containsKey(keyword)) {
        return "object";
      }
    }
    if (schema.containsKey("items") || schema.containsKey("prefixItems")) {
      return "array";
    }
    return depth > DEEP ? "null" : scalars.pick(TYPES);
  }

  private JsonArray array(Map<String, JsonValue> schema, int depth) {
    int least = RandomScalar.count(schema, "minItems", 0);
    int most = RandomScalar.count(schema, "maxItems", least + 3);
    int size = depth > DEEP ? least : random.nextInt(4) == 0 ? most : between(least, most);
    List<JsonValue> leading =
        schema.containsKey("prefixItems")
            ? FlatSchema.elements(schema.get("prefixItems"))
            : List.of();
    Map<String, JsonValue> items = schemas.of(schema.get("items"));
    List<JsonValue> elements = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      boolean contained = schema.containsKey("contains") && random.nextBoolean();
      elements.add(
          of(
              i < leading.size()
                  ? schemas.of(leading.get(i))
                  : contained ? schemas.of(schema.get("contains")) : items,
              depth + 1));
    }
    return new JsonArray(
        schema.containsKey("uniqueItems") && random.nextInt(4) > 0
            ? List.copyOf(new LinkedHashSet<>(elements))
            : elements);
  }

  private int between(int least, int most) {
    return most <= least ? most : least + random.nextInt(Math.min(most - least, 4) + 1);
  }

  private JsonObject object(Map<String, JsonValue> schema, int depth) {
    Set<JsonValue> required =
        schema.containsKey("required")
            ? Set.copyOf(FlatSchema.elements(schema.get("required")))
            : Set.of();
    Map<String, JsonValue> members = new LinkedHashMap<>();
    int share = depth > DEEP ? 0 : random.nextInt(5); // none of what may be there, or some, or all
    members(schema, "properties")
        .forEach(
            (name, member) -> {
              if (required.contains(new JsonString(name)) || random.nextInt(4) < share) {
                boolean nothing = random.nextInt(24) == 0;
                members.put(name, nothing ? JsonNull.NULL : of(schemas.of(member), depth + 1));
              }
            });
    if (depth <= DEEP) {
      others(schema, members, depth);
    }
    for (JsonValue name : required) {
      members.computeIfAbsent(((JsonString) name).value(), absent -> any());
    }
    return new JsonObject(members);
  }

  /** Members whose names the schema does not say. */
  private void others(Map<String, JsonValue> schema, Map<String, JsonValue> members, int depth) {
    JsonValue additional = schema.get("additionalProperties");
    int least = RandomScalar.count(schema, "minProperties", 0);
    int wanted = additional instanceof JsonObject ? random.nextInt(4) : random.nextInt(6) / 4;
    if (JsonBoolean.of(false).equals(additional)) {
      wanted = random.nextInt(12) / 11;
    }
    int size = Math.max(least, members.size() + wanted);
    Map<String, JsonValue> patterns = members(schema, "patternProperties");
    for (int tries = 0; tries < 20 && members.size() < size; tries++) {
      String name = scalars.text(schemas.of(schema.get("propertyNames"))).value();
      Map<String, JsonValue> held = schemas.of(additional);
      for (Map.Entry<String, JsonValue> pattern : patterns.entrySet()) {
        if (random.nextBoolean()) {
          name = scalars.text(Map.of("pattern", new JsonString(pattern.getKey()))).value();
          held = schemas.of(pattern.getValue());
        }
      }
      if (!members(schema, "properties").containsKey(name)) {
        members.putIfAbsent(name, of(held, Math.max(depth + 1, held.isEmpty() ? DEEP - 1 : 0)));
      }
    }
  }

  private static Map<String, JsonValue> members(Map<String, JsonValue> schema, String keyword) {
    return schema.get(keyword) instanceof JsonObject object ? object.members() : Map.of();
  }
}
