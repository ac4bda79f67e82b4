package dev.retryevents.event;

import java.util.regex.Pattern;

/**
 * What the compact constructors of generated records ask of their components. Each method names the
 * component and the value in what it throws.
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
   * Refuses what is no number: NaN and the infinities, which JSON cannot carry.
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
   * Refuses a text outside a schema's {@code minLength} and {@code maxLength}.
   *
   * @param name the component
   * @param value its value
   * @param minimum the fewest code points
   * @param maximum the most code points
   * @throws IllegalArgumentException if it has fewer or more
   */
  public static void length(String name, String value, int minimum, int maximum) {
    int length = value.codePointCount(0, value.length());
    if (length < minimum || length > maximum) {
      throw new IllegalArgumentException(
          name + " has " + length + " characters, not " + minimum + " to " + maximum);
    }
  }

  /**
   * Refuses a text in which a schema's {@code pattern} is not found.
   *
   * @param name the component
   * @param value its value
   * @param pattern what must be found somewhere in it
   * @throws IllegalArgumentException if it is not
   */
  public static void matches(String name, String value, Pattern pattern) {
    if (!pattern.matcher(value).find()) {
      throw new IllegalArgumentException(name + " does not match " + pattern + ": " + value);
    }
  }
}
