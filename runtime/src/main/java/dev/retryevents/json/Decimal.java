package dev.retryevents.json;

import java.util.OptionalLong;

/**
 * The value of a number in its one normal form, however large: what JSON numbers are compared and
 * counted by, in time linear in their text.
 *
 * @param negative whether it is below zero
 * @param digits the significant digits, without zeros at either end; empty for zero
 * @param exponent the power of ten that the digits, read as an integer, are multiplied with
 * @param exact whether the exponent was small enough to be kept
 */
record Decimal(boolean negative, String digits, long exponent, boolean exact) {

  /** Exponents of more digits are not kept, so that sums with the length of a text fit. */
  private static final int MOST_EXPONENT_DIGITS = 17;

  private static final int MOST_LONG_DIGITS = 19;

  /** The value of a text that is a JSON number. */
  static Decimal of(String number) {
    int mark = Math.max(number.indexOf('e'), number.indexOf('E'));
    int end = mark < 0 ? number.length() : mark;
    boolean negative = number.charAt(0) == '-';
    int point = number.indexOf('.');
    String whole = number.substring(negative ? 1 : 0, point < 0 ? end : point);
    String fraction = point < 0 ? "" : number.substring(point + 1, end);
    String all = whole + fraction;
    int from = 0;
    int to = all.length();
    while (from < to && all.charAt(from) == '0') {
      from++;
    }
    while (from < to && all.charAt(to - 1) == '0') {
      to--;
    }
    if (from == to) {
      return new Decimal(false, "", 0, true);
    }
    String digits = all.substring(from, to);
    long shift = (long) all.length() - to - fraction.length();
    String power = mark < 0 ? "0" : withoutLeadingZeros(number.substring(mark + 1));
    if (power.length() > MOST_EXPONENT_DIGITS + 1) {
      long beyond = power.charAt(0) == '-' ? Long.MIN_VALUE : Long.MAX_VALUE;
      return new Decimal(negative, digits, beyond, false);
    }
    return new Decimal(negative, digits, Long.parseLong(power) + shift, true);
  }

  /**
   * The value of a number as a long.
   *
   * @throws ArithmeticException if it has a fraction or is out of range; the message says which
   */
  static long longValue(String number) {
    Decimal value = of(number);
    if (!value.isIntegral()) {
      throw new ArithmeticException("the number " + Excerpt.of(number) + " has a fraction");
    }
    OptionalLong fitting = value.toLong();
    if (fitting.isEmpty()) {
      String shown = Excerpt.of(number);
      throw new ArithmeticException("the number " + shown + " is out of the range of a long");
    }
    return fitting.getAsLong();
  }

  /** Whether it has no fraction. */
  boolean isIntegral() {
    return exponent >= 0;
  }

  /** The value as a long, if it is integral and fits. */
  OptionalLong toLong() {
    if (digits.isEmpty()) {
      return OptionalLong.of(0);
    }
    if (exponent >= 0 && exponent <= MOST_LONG_DIGITS - digits.length()) {
      try {
        String text = (negative ? "-" : "") + digits + "0".repeat((int) exponent);
        return OptionalLong.of(Long.parseLong(text));
      } catch (NumberFormatException e) {
        // Nineteen digits, and too many all the same.
      }
    }
    return OptionalLong.empty();
  }

  private static String withoutLeadingZeros(String power) {
    boolean signed = power.charAt(0) == '-' || power.charAt(0) == '+';
    int from = signed ? 1 : 0;
    while (from < power.length() - 1 && power.charAt(from) == '0') {
      from++;
    }
    return (power.charAt(0) == '-' ? "-" : "+") + power.substring(from);
  }
}
