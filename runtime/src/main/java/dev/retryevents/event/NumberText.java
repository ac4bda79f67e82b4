package dev.retryevents.event;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * Numbers as contract text: ASCII digits, {@code .}, no grouping, half up on the shortest decimal,
 * never a minus before zero. The same on every host, whatever its locale.
 */
public final class NumberText {

  /** Below this, twenty times a number is an integer that a double holds exactly, to spare. */
  private static final double SHORT_WAY_LIMIT = 1e13;

  private NumberText() {}

  /**
   * Appends {@code value + offset}, exactly, also where the sum is no {@code long}.
   *
   * @param out where the digits go
   * @param value the number
   * @param offset what to add
   */
  public static void appendSum(StringBuilder out, long value, long offset) {
    long sum = value + offset;
    boolean overflow = ((value ^ sum) & (offset ^ sum)) < 0;
    if (overflow) {
      out.append(BigInteger.valueOf(value).add(BigInteger.valueOf(offset)));
    } else {
      out.append(sum);
    }
  }

  /**
   * Appends {@code value + offset}, exactly, with leading zeros, a sign and zeros behind the point.
   *
   * @param out where the text goes
   * @param value the number
   * @param offset what to add
   * @param integerDigits the fewest digits before the point
   * @param fractionDigits how many zeros stand behind the point
   * @param sign when the sign shows
   */
  public static void appendSum(
      StringBuilder out,
      long value,
      long offset,
      int integerDigits,
      int fractionDigits,
      SignDisplay sign) {
    BigDecimal sum = BigDecimal.valueOf(value).add(BigDecimal.valueOf(offset));
    append(out, sum, integerDigits, fractionDigits, sign);
  }

  /**
   * Appends {@code value} with exactly one digit behind the point, as {@code %.1f} does in the root
   * locale.
   *
   * @param out where the text goes
   * @param value the number
   * @throws IllegalArgumentException if it is not finite
   */
  public static void appendTenths(StringBuilder out, double value) {
    if (!(value >= 0 && value < SHORT_WAY_LIMIT)) {
      append(out, value, 1, 1, 1, SignDisplay.AUTO);
      return;
    }
    // A tie such as 1.15 is the shortest decimal of the double nearest to it, and a division of two
    // exact numbers gives that double: from there on, half up rounds up.
    long tenths = (long) (value * 10);
    if (value >= (2 * tenths + 1) / 20.0) {
      tenths++;
    }
    out.append(tenths / 10).append('.').append((char) ('0' + tenths % 10));
  }

  /**
   * Appends {@code value}, rounded half up.
   *
   * @param out where the text goes
   * @param value the number
   * @param integerDigits the fewest digits before the point
   * @param minimumFractionDigits the fewest digits behind the point
   * @param maximumFractionDigits the most digits behind the point, not less than the fewest; zeros
   *     beyond the fewest are left out
   * @param sign when the sign shows
   * @throws IllegalArgumentException if {@code value} is not finite
   */
  public static void append(
      StringBuilder out,
      double value,
      int integerDigits,
      int minimumFractionDigits,
      int maximumFractionDigits,
      SignDisplay sign) {
    BigDecimal rounded =
        ShortestDecimal.of(value).setScale(maximumFractionDigits, RoundingMode.HALF_UP);
    int zeros = Math.max(minimumFractionDigits, rounded.stripTrailingZeros().scale());
    append(out, rounded, integerDigits, zeros, sign);
  }

  /** Lays out a number that needs no more than {@code fractionDigits} behind its point. */
  private static void append(
      StringBuilder out,
      BigDecimal value,
      int integerDigits,
      int fractionDigits,
      SignDisplay sign) {
    out.append(sign.of(value.signum()));
    String digits = value.abs().setScale(fractionDigits, RoundingMode.UNNECESSARY).toPlainString();
    int point = fractionDigits == 0 ? digits.length() : digits.length() - fractionDigits - 1;
    for (int i = point; i < integerDigits; i++) {
      out.append('0');
    }
    out.append(digits);
  }
}
