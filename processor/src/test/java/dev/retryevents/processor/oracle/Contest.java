package dev.retryevents.processor.oracle;

import dev.retryevents.json.JsonNull;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonValue;
import dev.retryevents.json.JsonViolation;
import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Judges what codecs say by what the validator says. Between what all keywords allow and what those
 * allow that are checked, a codec may say either; outside of that, only what {@link Difference}
 * lists.
 */
final class Contest {

  private static final JsonValue OBJECT = JsonValue.parse("{\"\": {\"\": []}}");

  private final Oracle strict;
  private final Oracle meant;
  private final Oracle told;
  private final Set<Difference> seen = EnumSet.noneOf(Difference.class);

  /** By the pointer of a keyword that is not checked: with all but it, and with no other such. */
  private final Map<String, List<Oracle>> unbroken = new TreeMap<>();

  /**
   * A contest.
   *
   * @param bundle the bundle
   * @param warned the pointers of what the compiler says is not checked
   */
  Contest(JsonObject bundle, Set<String> warned) {
    JsonObject whole = MeantSchema.bundle(bundle);
    for (String pointer : warned) {
      Set<String> others = new TreeSet<>(warned);
      others.remove(pointer);
      unbroken.put(pointer, List.of(without(whole, Set.of(pointer)), without(whole, others)));
    }
    strict = new Oracle(bundle);
    meant = new Oracle(whole);
    told = warned.isEmpty() ? meant : without(whole, warned);
  }

  private static Oracle without(JsonObject bundle, Set<String> pointers) {
    JsonObject less = bundle;
    for (String pointer : pointers) {
      less = BundleEdit.without(less, pointer);
    }
    return new Oracle(less);
  }

  /** The differences that were seen. */
  Set<Difference> seen() {
    return seen;
  }

  /** The pointers of what the compiler says is not checked, and no value has broken yet. */
  Set<String> unbroken() {
    return unbroken.keySet();
  }

  boolean isUnbroken(String definition) {
    return unbroken.keySet().stream()
        .anyMatch(pointer -> (pointer + "/").startsWith("/$defs/" + definition + "/"));
  }

  /** What is wrong with a reading; empty if nothing is. */
  String judge(String definition, JsonValue value, Reading reading) {
    return reading.written().isPresent()
        ? judgeRead(definition, value, reading.written().get())
        : judgeRefused(definition, value, reading.violations());
  }

  private String judgeRead(String definition, JsonValue value, JsonValue written) {
    Comparison comparison = Comparison.of(value, written);
    boolean allowed = meant.allows(definition, value);
    if (comparison.isLost()
        || comparison.rounded().stream()
            .anyMatch(path -> isExact(definition, value, written, path))) {
      return "what is written is another value: " + written;
    }
    if (allowed) {
      if (comparison.found().contains(Difference.NULL_IS_ABSENT)) {
        return "a null that the schema allows is lost: " + written;
      }
      seen.addAll(comparison.found());
      if (!strict.allows(definition, value)) {
        seen.add(Difference.OPEN_ENUM);
      }
      return "";
    }
    if (told.allows(definition, value)) {
      seen.add(Difference.NOT_CHECKED);
      unbroken
          .values()
          .removeIf(
              oracles ->
                  oracles.get(0).allows(definition, value)
                      || !oracles.get(1).allows(definition, value));
      return "";
    }
    if (!comparison.found().isEmpty() && told.allows(definition, written)) {
      seen.addAll(comparison.found());
      return "";
    }
    return "read, though the schema refuses it: " + meant.faults(definition, value);
  }

  private String judgeRefused(String definition, JsonValue value, List<JsonViolation> violations) {
    if (!meant.allows(definition, value)) {
      if (strict.allows(definition, value)) {
        seen.add(Difference.TYPE_INFERRED);
      }
      return "";
    }
    Set<Difference> reasons = EnumSet.noneOf(Difference.class);
    for (JsonViolation violation : violations) {
      JsonValue there = Place.get(value, Place.of(violation.pointer()));
      if (violation.expected().equals("a number in the range of a long")
          && Comparison.isBeyondLong((JsonNumber) there)) {
        reasons.add(Difference.BEYOND_LONG);
      } else if (violation.expected().equals("a number in the range of a double")
          && Comparison.isBeyondDouble((JsonNumber) there)) {
        reasons.add(Difference.BEYOND_DOUBLE);
      } else if (value instanceof JsonNull && violation.pointer().isEmpty()) {
        reasons.add(Difference.NULL_ITSELF);
      } else if (Comparison.rounded(value).stream()
          .anyMatch(rounded -> !meant.allows(definition, rounded))) {
        reasons.add(Difference.ROUNDED);
      } else {
        return "refused, though the schema allows it: " + violation;
      }
    }
    seen.addAll(reasons);
    return "";
  }

  /** Whether no double stands at a place: no fraction does, or an object may. */
  private boolean isExact(String definition, JsonValue read, JsonValue written, List<String> path) {
    boolean isLong = Comparison.isLong((JsonNumber) Place.get(read, path));
    BigDecimal number = ((JsonNumber) Place.get(written, path)).toBigDecimal();
    JsonValue fraction = new JsonNumber(number.add(new BigDecimal("-0.5")).toString());
    return (isLong && !told.allows(definition, Place.set(written, path, fraction)))
        || meant.allows(definition, Place.set(written, path, OBJECT));
  }
}
