package dev.retryevents.processor.fuzz;

import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonBoolean;
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
import java.util.function.Supplier;

/**
 * Makes random schemas of every construct.
 *
 * <p>Where a reference is followed without a member in between, it leads to an earlier definition:
 * a circle of those is a schema that has no meaning.
 *
 * @param names the names of all definitions
 * @param index the place of the definition that is being made among them
 */
record RandomSchema(Random random, HostileWords words, List<String> names, int index) {

  private static final List<String> TYPES =
      List.of("string", "integer", "number", "boolean", "array", "object", "null");

  /** Any schema; one that does not stand in a member when {@code bare}. */
  JsonValue schema(int depth) {
    return any(depth, true);
  }

  private JsonValue any(int depth, boolean bare) {
    if (random.nextInt(20) == 0) {
      return JsonBoolean.of(random.nextBoolean());
    }
    Map<String, JsonValue> schema = new LinkedHashMap<>();
    int last = bare ? index : names.size();
    switch (random.nextInt(depth > 0 ? 12 : 5)) {
      case 0 -> schema.put("type", type());
      case 1 -> schema.put("enum", values());
      case 2 -> schema.put("const", RandomBundle.literal(random, words));
      case 3 -> {
        if (last > 0) {
          schema.put("$ref", RandomBundle.reference(names.get(random.nextInt(last))));
        }
      }
      case 4 -> bounds(schema);
      case 5 -> list(schema, depth);
      case 6 -> schema.put("additionalProperties", any(depth - 1, false));
      case 7 -> schema.put(pick(List.of("anyOf", "oneOf", "allOf")), branches(depth, bare));
      case 8 -> schema.put("oneOf", arms(depth));
      default -> object(schema, depth);
    }
    while (random.nextInt(5) == 0) {
      more(schema, depth, bare);
    }
    return new JsonObject(schema);
  }

  private JsonValue type() {
    if (random.nextInt(3) > 0) {
      return new JsonString(pick(TYPES));
    }
    Set<JsonValue> some = new LinkedHashSet<>();
    some.add(new JsonString(pick(TYPES)));
    some.add(new JsonString(pick(TYPES)));
    some.add(new JsonString(pick(TYPES)));
    return new JsonArray(List.copyOf(some));
  }

  private JsonArray values() {
    Set<JsonValue> values = new LinkedHashSet<>();
    boolean text = random.nextBoolean();
    for (int i = random.nextInt(5); i >= 0; i--) {
      values.add(text ? new JsonString(words.name()) : RandomBundle.literal(random, words));
    }
    return new JsonArray(List.copyOf(values));
  }

  private void bounds(Map<String, JsonValue> schema) {
    schema.put("type", type());
    for (String keyword :
        List.of(
            "minimum",
            "maximum",
            "exclusiveMinimum",
            "exclusiveMaximum",
            "minLength",
            "maxLength",
            "minItems",
            "maxItems",
            "minProperties",
            "maxProperties")) {
      if (random.nextInt(4) == 0) {
        schema.put(keyword, JsonNumber.of(random.nextInt(9)));
      }
    }
    if (random.nextInt(4) == 0) {
      schema.put("multipleOf", new JsonNumber(pick(List.of("2", "0.01", "0.75", "1e300"))));
    }
    if (random.nextInt(4) == 0) {
      schema.put("uniqueItems", JsonBoolean.of(true));
    }
    if (random.nextInt(4) == 0) {
      schema.put(
          "pattern",
          new JsonString(pick(List.of("^a$", "[a-", "\"", "\\p{L}", words.text(), "*/"))));
    }
  }

  private void list(Map<String, JsonValue> schema, int depth) {
    schema.put("type", new JsonString("array"));
    schema.put("items", any(depth - 1, false));
  }

  private JsonArray branches(int depth, boolean bare) {
    List<JsonValue> branches = new ArrayList<>();
    for (int i = random.nextInt(3); i >= 0; i--) {
      branches.add(any(depth - 1, bare));
    }
    if (random.nextInt(3) == 0) {
      branches.add(new JsonObject(Map.of("type", new JsonString("null"))));
    }
    return new JsonArray(branches);
  }

  private JsonArray arms(int depth) {
    String tag = words.name();
    List<JsonValue> arms = new ArrayList<>();
    for (int i = random.nextInt(3); i >= 0; i--) {
      Map<String, JsonValue> schema = new LinkedHashMap<>();
      object(schema, depth);
      Map<String, JsonValue> members =
          new LinkedHashMap<>(((JsonObject) schema.get("properties")).members());
      members.put(tag, new JsonObject(Map.of("const", new JsonString(words.name()))));
      schema.put("properties", new JsonObject(members));
      schema.put("required", new JsonArray(List.of(new JsonString(tag))));
      arms.add(new JsonObject(schema));
    }
    return new JsonArray(arms);
  }

  private void object(Map<String, JsonValue> schema, int depth) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    Set<JsonValue> required = new LinkedHashSet<>();
    for (int i = random.nextInt(5); i >= 0; i--) {
      String name = words.name();
      members.put(name, any(depth - 1, false));
      if (random.nextBoolean()) {
        required.add(new JsonString(random.nextInt(9) == 0 ? words.name() : name));
      }
    }
    schema.put("type", new JsonString("object"));
    schema.put("properties", new JsonObject(members));
    schema.put("required", new JsonArray(List.copyOf(required)));
    if (random.nextInt(4) == 0) {
      String first = members.keySet().iterator().next();
      JsonArray needs = new JsonArray(List.of(new JsonString(words.name())));
      schema.put("dependentRequired", new JsonObject(Map.of(first, needs)));
    }
  }

  private void more(Map<String, JsonValue> schema, int depth, boolean bare) {
    Supplier<JsonValue> inner = () -> any(Math.max(depth - 1, 0), false);
    switch (random.nextInt(14)) {
      case 0 -> schema.put("description", new JsonString(words.text()));
      case 1 -> schema.put("title", new JsonString(words.text()));
      case 2 -> schema.put("deprecated", JsonBoolean.of(true));
      case 3 -> schema.put("default", RandomBundle.literal(random, words));
      case 4 -> schema.put("x-msp-openness", new JsonString(pick(List.of("open", "closed"))));
      case 5 -> schema.put("not", inner.get());
      case 6 -> schema.put("patternProperties", new JsonObject(Map.of("^x", inner.get())));
      case 7 -> schema.put("additionalProperties", JsonBoolean.of(false));
      case 8 -> schema.put("propertyNames", new JsonObject(Map.of("maxLength", JsonNumber.of(3))));
      case 9 -> schema.put("prefixItems", new JsonArray(List.of(inner.get())));
      case 10 -> schema.put("allOf", branches(depth, bare));
      case 11 -> schema.put("if", inner.get());
      case 12 -> schema.put("type", type());
      default -> schema.put("format", new JsonString("date-time"));
    }
  }

  private <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }
}
