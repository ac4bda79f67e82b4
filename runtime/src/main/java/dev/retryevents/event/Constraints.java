package dev.retryevents.event;

import java.math.BigDecimal;
import java.util.Set;

/**
 * What the compact constructors of generated records ask of their components. What a method throws
 * names the component and says, in one printable line, what is wrong with its value.
 */
public final class Constraints {

  private Constraints() {}

  /**
   * Refuses a number below a schema's {@code minimum}.
   *
   * @param name the component
   * @param value its value
   * @param minimum the least value allowed
   * @throws IllegalArgumentException if it is less
   */
  public static void atLeast(String name, long value, long minimum) {
    if (value < minimum) {
      throw new IllegalArgumentException(name + " is less than " + minimum + ": " + value);
    }
  }

  /**
   * Refuses a number above a schema's {@code maximum}.
   *
   * @param name the component
   * @param value its value
   * @param maximum the greatest value allowed
   * @throws IllegalArgumentException if it is greater
   */
  public static void atMost(String name, long value, long maximum) {
    if (value > maximum) {
      throw new IllegalArgumentException(name + " is greater than " + maximum + ": " + value);
    }
  }

  /**
   * Refuses NaN and the infinities, which JSON cannot carry.
   *
   * @param name the component
   * @param value its value
   * @throws IllegalArgumentException if it is not finite
   */
  public static void finite(String name, double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(name + " is not finite: " + value);
    }
  }

  /**
   * Refuses a number below a schema's {@code minimum}.
   *
   * @param name the component
   * @param value its value
   * @param minimum the least value allowed
   * @throws IllegalArgumentException if it is less
   */
  public static void atLeast(String name, double value, double minimum) {
    if (value < minimum) {
      throw new IllegalArgumentException(name + " is less than " + minimum + ": " + value);
    }
  }

  /**
   * Refuses a number above a schema's {@code maximum}.
   *
   * @param name the component
   * @param value its value
   * @param maximum the greatest value allowed
   * @throws IllegalArgumentException if it is greater
   */
  public static void atMost(String name, double value, double maximum) {
    if (value > maximum) {
      throw new IllegalArgumentException(name + " is greater than " + maximum + ": " + value);
    }
  }

  /**
   * Refuses a number at or below a schema's {@code exclusiveMinimum}.
   *
   * @param name the component
   * @param value its value
   * @param bound what it must exceed
   * @throws IllegalArgumentException if it does not
   */
  public static void above(String name, double value, double bound) {
    if (value <= bound) {
      throw new IllegalArgumentException(name + " is not above " + bound + ": " + value);
    }
  }

  /**
   * Refuses a number at or above a schema's {@code exclusiveMaximum}.
   *
   * @param name the component
   * @param value its value
   * @param bound what it must stay below
   * @throws IllegalArgumentException if it does not
   */
  public static void below(String name, double value, double bound) {
    if (value >= bound) {
      throw new IllegalArgumentException(name + " is not below " + bound + ": " + value);
    }
  }

  /**
   * Refuses a text shorter than a schema's {@code minLength}.
   *
   * @param name the component
   * @param value its value
   * @param minimum the fewest code points
   * @throws IllegalArgumentException if it has fewer
   */
  public static void minLength(String name, String value, int minimum) {
    int length = value.codePointCount(0, value.length());
    if (length < minimum) {
      throw new IllegalArgumentException(
          name + " has fewer than " + minimum + " characters: " + length);
    }
  }

  /**
   * Refuses a text longer than a schema's {@code maxLength}.
   *
   * @param name the component
   * @param value its value
   * @param maximum the most code points
   * @throws IllegalArgumentException if it has more
   */
  public static void maxLength(String name, String value, int maximum) {
    int length = value.codePointCount(0, value.length());
    if (length > maximum) {
      throw new IllegalArgumentException(
          name + " has more than " + maximum + " characters: " + length);
    }
  }

  /**
   * Refuses a text in which a schema's {@code pattern} is not found, and one that takes more than
   * the bounds of {@link SchemaPattern} to tell.
   *
   * @param name the component
   * @param value its value
   * @param pattern what must be found somewhere in it
   * @throws IllegalArgumentException if it is not
   */
  public static void matches(String name, String value, SchemaPattern pattern) {
    SchemaPattern.Outcome outcome = pattern.find(value);
    if (outcome != SchemaPattern.Outcome.FOUND) {
      boolean told = outcome == SchemaPattern.Outcome.ABSENT;
      StringBuilder fault = new StringBuilder(name);
      fault.append(told ? " does not match " : " costs too much to match against ");
      PrintableText.append(fault.append(pattern).append(": "), value);
      throw new IllegalArgumentException(fault.toString());
    }
  }

  /**
   * Refuses a number that a schema's {@code multipleOf} does not divide.
   *
   * @param name the component
   * @param value its value
   * @param step what must divide it, above zero
   * @throws IllegalArgumentException if it leaves a rest
   */
  public static void multipleOf(String name, long value, long step) {
    if (value % step != 0) {
      throw new IllegalArgumentException(name + " is no multiple of " + step + ": " + value);
    }
  }

  /**
   * Refuses a number that a schema's {@code multipleOf} does not divide. Both are taken as the
   * shortest decimals that stand for them, as JSON writes them: 0.3 is a multiple of 0.1.
   *
   * @param name the component
   * @param value its value, finite
   * @param step what must divide it, above zero
   * @throws IllegalArgumentException if it leaves a rest
   */
  public static void multipleOf(String name, double value, double step) {
    if (BigDecimal.valueOf(value).remainder(BigDecimal.valueOf(step)).signum() != 0) {
      throw new IllegalArgumentException(name + " is no multiple of " + step + ": " + value);
    }
  }

  /**
   * Refuses a value that a schema's {@code enum} or {@code const} does not list.
   *
   * @param name the component
   * @param value its value
   * @param values the values that there are
   * @throws IllegalArgumentException if it is none of them
   */
  public static void oneOf(String name, Object value, Set<?> values) {
    if (!values.contains(value)) {
      StringBuilder fault = new StringBuilder(name).append(" is no value that the schema lists: ");
      PrintableText.append(fault, value.toString());
      throw new IllegalArgumentException(fault.toString());
    }
  }

  /**
   * Refuses an absent member that a schema's {@code dependentRequired} asks for.
   *
   * @param name the component that asks for it, which is there
   * @param needed the component that it asks for
   * @param there whether that is there
   * @throws IllegalArgumentException if it is not
   */
  public static void needs(String name, String needed, boolean there) {
    if (!there) {
      throw new IllegalArgumentException(name + " is there and needs " + needed + ", which is not");
    }
  }
}
