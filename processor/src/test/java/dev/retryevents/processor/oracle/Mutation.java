package dev.retryevents.processor.oracle;

import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonBoolean;
import dev.retryevents.json.JsonNull;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/** Changes a value somewhere, a little. */
record Mutation(Random random, RandomScalar scalars, RandomInstance instances) {

  private static final BigDecimal MOST = new BigDecimal("9e18");

  static Mutation of(Random random, RandomInstance instances) {
    return new Mutation(random, new RandomScalar(random), instances);
  }

  /** The value with one change at a random place. */
  JsonValue of(JsonValue value) {
    return at(random.nextInt(size(value)), value);
  }

  private static int size(JsonValue value) {
    return 1 + children(value).stream().mapToInt(Mutation::size).sum();
  }

  private static List<JsonValue> children(JsonValue value) {
    if (value instanceof JsonArray array) {
      return array.elements();
    }
    return value instanceof JsonObject object ? List.copyOf(object.members().values()) : List.of();
  }

  /** The value with the one changed that is the {@code place}th of it and all that it holds. */
  private JsonValue at(int place, JsonValue value) {
    if (place == 0) {
      return changed(value);
    }
    List<JsonValue> children = new ArrayList<>(children(value));
    int left = place - 1;
    for (int i = 0; i < children.size(); i++) {
      int size = size(children.get(i));
      if (left < size) {
        children.set(i, at(left, children.get(i)));
        break;
      }
      left -= size;
    }
    return value instanceof JsonObject object ? object(object, children) : new JsonArray(children);
  }

  private static JsonObject object(JsonObject before, List<JsonValue> values) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    before.members().keySet().forEach(name -> members.put(name, values.get(members.size())));
    return new JsonObject(members);
  }

  private JsonValue changed(JsonValue value) {
    if (random.nextInt(5) == 0) {
      return other();
    }
    if (value instanceof JsonObject object) {
      return members(object);
    } else if (value instanceof JsonArray array) {
      return elements(array);
    } else if (value instanceof JsonString text) {
      return text(text.value());
    } else if (value instanceof JsonNumber number) {
      return number(number);
    }
    return other();
  }

  private JsonValue other() {
    return switch (random.nextInt(7)) {
      case 0, 1 -> JsonNull.NULL;
      case 2 -> JsonBoolean.of(random.nextBoolean());
      case 3 -> scalars.number();
      case 4 -> scalars.text();
      case 5 -> new JsonArray(List.of());
      default -> instances.any();
    };
  }

  private JsonObject members(JsonObject object) {
    Map<String, JsonValue> members = new LinkedHashMap<>(object.members());
    String name = members.isEmpty() ? "" : scalars.pick(List.copyOf(members.keySet()));
    switch (members.isEmpty() ? 0 : random.nextInt(5)) {
      case 0 -> members.put(scalars.text().value(), instances.any());
      case 1 -> members.put(name, JsonNull.NULL);
      case 2 -> members.put(name.toUpperCase(Locale.ROOT) + " ", members.remove(name));
      default -> members.remove(name);
    }
    return new JsonObject(members);
  }

  private JsonArray elements(JsonArray array) {
    List<JsonValue> elements = new ArrayList<>(array.elements());
    int at = elements.isEmpty() ? 0 : random.nextInt(elements.size());
    switch (elements.isEmpty() ? 0 : random.nextInt(4)) {
      case 0 -> elements.add(instances.any());
      case 1 -> elements.add(elements.get(at));
      case 2 -> elements.add(elements.remove(at));
      default -> elements.remove(at);
    }
    return new JsonArray(elements);
  }

  private JsonValue text(String text) {
    return switch (random.nextInt(5)) {
      case 0 -> new JsonString(text + scalars.pick(List.of("a", " ", "\n", "\ud83d\ude80")));
      case 1 -> new JsonString("");
      case 2 -> new JsonString(text.toUpperCase(Locale.ROOT));
      case 3 ->
          new JsonString(
              text.substring(text.isEmpty() ? 0 : Character.charCount(text.codePointAt(0))));
      default -> scalars.text();
    };
  }

  private JsonValue integer(BigDecimal value) {
    boolean fits = value.precision() < 40 && value.stripTrailingZeros().scale() <= 0;
    return fits && random.nextBoolean()
        ? new JsonNumber(value.add(BigDecimal.ONE).toPlainString())
        : scalars.number();
  }

  private JsonValue number(JsonNumber number) {
    BigDecimal value = number.toBigDecimal();
    String by = scalars.pick(List.of("1", "-1", "0.5", "-0.1", "1e-30", "2", "-1e-17"));
    // the validator fails on a number beyond a long that has a fraction
    return value.abs().compareTo(MOST) > 0 || random.nextInt(8) == 0
        ? integer(value)
        : new JsonNumber(value.add(new BigDecimal(by)).toString());
  }
}
