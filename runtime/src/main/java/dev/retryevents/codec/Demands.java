package dev.retryevents.codec;

import dev.retryevents.event.PrintableText;
import dev.retryevents.event.SchemaPattern;
import dev.retryevents.event.SharedHashes;
import dev.retryevents.json.JsonInput;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/**
 * What codecs ask of a value that they have just read; what breaks a demand is rejected at its
 * place. The constructors of records ask the same of whoever calls them.
 */
public final class Demands {

  /** What fits on a line of a terminal beside the rest of a fault. */
  private static final int MOST_CODE_POINTS = 40;

  private Demands() {}

  /**
   * Rejects a number below a schema's {@code minimum}.
   *
   * @param in the input that it was read from
   * @param value the number
   * @param minimum the least value allowed
   */
  public static void atLeast(JsonInput in, long value, long minimum) {
    if (value < minimum) {
      in.reject("at least " + minimum, String.valueOf(value));
    }
  }

  /**
   * Rejects a number above a schema's {@code maximum}.
   *
   * @param in the input that it was read from
   * @param value the number
   * @param maximum the greatest value allowed
   */
  public static void atMost(JsonInput in, long value, long maximum) {
    if (value > maximum) {
      in.reject("at most " + maximum, String.valueOf(value));
    }
  }

  /**
   * Rejects a number below a schema's {@code minimum}.
   *
   * @param in the input that it was read from
   * @param value the number
   * @param minimum the least value allowed
   */
  public static void atLeast(JsonInput in, double value, double minimum) {
    if (value < minimum) {
      in.reject("at least " + minimum, String.valueOf(value));
    }
  }

  /**
   * Rejects a number above a schema's {@code maximum}.
   *
   * @param in the input that it was read from
   * @param value the number
   * @param maximum the greatest value allowed
   */
  public static void atMost(JsonInput in, double value, double maximum) {
    if (value > maximum) {
      in.reject("at most " + maximum, String.valueOf(value));
    }
  }

  /**
   * Rejects a number at or below a schema's {@code exclusiveMinimum}.
   *
   * @param in the input that it was read from
   * @param value the number
   * @param bound what it must exceed
   */
  public static void above(JsonInput in, double value, double bound) {
    if (value <= bound) {
      in.reject("more than " + bound, String.valueOf(value));
    }
  }

  /**
   * Rejects a number at or above a schema's {@code exclusiveMaximum}.
   *
   * @param in the input that it was read from
   * @param value the number
   * @param bound what it must stay below
   */
  public static void below(JsonInput in, double value, double bound) {
    if (value >= bound) {
      in.reject("less than " + bound, String.valueOf(value));
    }
  }

  /**
   * Rejects a text shorter than a schema's {@code minLength}.
   *
   * @param in the input that it was read from
   * @param value the text
   * @param minimum the fewest code points
   */
  public static void minLength(JsonInput in, String value, int minimum) {
    int length = value.codePointCount(0, value.length());
    if (length < minimum) {
      in.reject("at least " + minimum + " characters", String.valueOf(length));
    }
  }

  /**
   * Rejects a text longer than a schema's {@code maxLength}.
   *
   * @param in the input that it was read from
   * @param value the text
   * @param maximum the most code points
   */
  public static void maxLength(JsonInput in, String value, int maximum) {
    int length = value.codePointCount(0, value.length());
    if (length > maximum) {
      in.reject("at most " + maximum + " characters", String.valueOf(length));
    }
  }

  /**
   * Rejects a text in which a schema's {@code pattern} is not found, and one that takes more than
   * the bounds of {@link SchemaPattern} to tell.
   *
   * @param in the input that it was read from
   * @param value the text
   * @param pattern what must be found somewhere in it
   */
  public static void matches(JsonInput in, String value, SchemaPattern pattern) {
    // The constructor of the record asks again, and must not run out of stack where this did not.
    switch (pattern.findWithReserve(value)) {
      case FOUND -> {}
      case ABSENT -> in.reject("a match of " + pattern, quoted(value));
      case GIVEN_UP ->
          in.reject("a text that costs less to match against " + pattern, quoted(value));
    }
  }

  /**
   * Rejects a number that a schema's {@code multipleOf} does not divide.
   *
   * @param in the input
   * @param value the number
   * @param step what must divide it, above zero
   */
  public static void multipleOf(JsonInput in, long value, long step) {
    if (value % step != 0) {
      in.reject("a multiple of " + step, String.valueOf(value));
    }
  }

  /**
   * Rejects a number that a schema's {@code multipleOf} does not divide, both as decimals.
   *
   * @param in the input
   * @param value the number, finite
   * @param step what must divide it, above zero
   */
  public static void multipleOf(JsonInput in, double value, double step) {
    if (BigDecimal.valueOf(value).remainder(BigDecimal.valueOf(step)).signum() != 0) {
      in.reject("a multiple of " + step, String.valueOf(value));
    }
  }

  /**
   * Rejects a value that a schema's {@code enum} or {@code const} does not list.
   *
   * @param in the input
   * @param value the value
   * @param values the values that there are
   */
  public static void oneOf(JsonInput in, Object value, Set<?> values) {
    if (!values.contains(value)) {
      in.reject("a value that the schema lists", quoted(value.toString()));
    }
  }

  /**
   * Rejects a list with two equal elements. Of an input with faults it may hold stand-ins, which
   * are as good as equal, and is not judged.
   *
   * @param in the input
   * @param elements the elements
   */
  public static void unique(JsonInput in, Collection<?> elements) {
    if (in.faults() > 0) {
      return;
    }
    if (SharedHashes.areTooMany(elements)) {
      in.reject("elements that differ", "too many that share a hash");
    } else if (new HashSet<>(elements).size() < elements.size()) {
      in.reject("elements that differ", "two that are equal");
    }
  }

  static String quoted(String text) {
    boolean isLong = text.codePointCount(0, text.length()) > MOST_CODE_POINTS;
    int end = isLong ? text.offsetByCodePoints(0, MOST_CODE_POINTS) : text.length();
    StringBuilder out = new StringBuilder("\"");
    PrintableText.append(out, text.substring(0, end));
    return out.append(isLong ? "...\"" : "\"").toString();
  }
}
