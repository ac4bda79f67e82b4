package dev.retryevents.processor.oracle;

import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonNull;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonValue;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** How what was written differs from what was read. */
final class Comparison {

  private final Set<Difference> found = EnumSet.noneOf(Difference.class);
  private final Set<List<String>> rounded = new LinkedHashSet<>();
  private boolean lost = false;

  private Comparison(JsonValue read, JsonValue written) {
    compare(List.of(), read, written);
  }

  static Comparison of(JsonValue read, JsonValue written) {
    return new Comparison(read, written);
  }

  /** The deliberate ways in which it does. */
  Set<Difference> found() {
    return Set.copyOf(found);
  }

  /** The places of numbers that were rounded. */
  Set<List<String>> rounded() {
    return rounded;
  }

  /** Whether it differs in some other way. */
  boolean isLost() {
    return lost;
  }

  private void compare(List<String> path, JsonValue read, JsonValue written) {
    if (read instanceof JsonObject before && written instanceof JsonObject after) {
      Stream.concat(before.members().keySet().stream(), after.members().keySet().stream())
          .distinct()
          .forEach(name -> member(Place.of(path, name), before.get(name), after.get(name)));
    } else if (read instanceof JsonArray before && written instanceof JsonArray after) {
      lost = lost || before.elements().size() != after.elements().size();
      for (int i = 0; i < before.elements().size() && !lost; i++) {
        compare(
            Place.of(path, String.valueOf(i)), before.elements().get(i), after.elements().get(i));
      }
    } else if (read instanceof JsonNumber before && written instanceof JsonNumber after) {
      if (!before.equals(after)) {
        found.add(Difference.ROUNDED);
        rounded.add(path);
        lost = lost || Double.compare(nearest(before), nearest(after)) != 0;
      }
    } else {
      lost = lost || !read.equals(written);
    }
  }

  private void member(List<String> path, JsonValue before, JsonValue after) {
    if (before instanceof JsonNull && after == null) {
      found.add(Difference.NULL_IS_ABSENT);
    } else if (before == null || after == null) {
      lost = true;
    } else {
      compare(path, before, after);
    }
  }

  /** Zero has no sign in JSON. */
  private static double nearest(JsonNumber number) {
    return Double.parseDouble(number.text()) + 0.0;
  }

  /** A value as Java may have it: each number as the nearest double, or those that a long lacks. */
  static List<JsonValue> rounded(JsonValue value) {
    return List.of(rounded(value, number -> false), rounded(value, Comparison::isLong));
  }

  private static JsonValue rounded(JsonValue value, Predicate<JsonNumber> exact) {
    if (value instanceof JsonObject object) {
      Map<String, JsonValue> members = new LinkedHashMap<>(object.members());
      members.replaceAll((name, member) -> rounded(member, exact));
      return new JsonObject(members);
    } else if (value instanceof JsonArray array) {
      return new JsonArray(
          array.elements().stream().map(element -> rounded(element, exact)).toList());
    } else if (value instanceof JsonNumber number && !isBeyondDouble(number)) {
      return exact.test(number) ? number : JsonNumber.of(number.doubleValue());
    }
    return value;
  }

  static boolean isBeyondDouble(JsonNumber number) {
    return Double.isInfinite(Double.parseDouble(number.text()));
  }

  static boolean isLong(JsonNumber number) {
    try {
      number.longValue();
      return true;
    } catch (ArithmeticException noLong) {
      return false;
    }
  }

  static boolean isBeyondLong(JsonNumber number) {
    return number.toBigDecimal().stripTrailingZeros().scale() <= 0 && !isLong(number);
  }
}
