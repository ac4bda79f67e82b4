package dev.retryevents.processor.template;

import dev.retryevents.event.SignDisplay;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Prints numbers in the root locale: ASCII digits, a point, no grouping, halves up. */
final class NumberPrinter {

  private NumberPrinter() {}

  static String print(Amount amount, NumberOptions options) {
    BigDecimal exact = amount.decimal();
    // No more digits than the number has; no fewer than it must show.
    int scale = Math.max(0, exact.stripTrailingZeros().scale());
    int fraction = Math.max(options.leastFraction(), Math.min(scale, options.mostFraction()));
    BigDecimal rounded = exact.setScale(fraction, RoundingMode.HALF_UP);
    String digits = withoutTrailingZeros(rounded.abs(), options.leastFraction()).toPlainString();
    return sign(options.signDisplay(), rounded.signum()) + padded(digits, options);
  }

  /** The sign of what is shown: a number that is shown as zero is zero, and never {@code -0}. */
  private static String sign(SignDisplay display, int signum) {
    if (signum < 0) {
      return display == SignDisplay.NEVER ? "" : "-";
    }
    boolean plus =
        display == SignDisplay.ALWAYS || (display == SignDisplay.EXCEPT_ZERO && signum > 0);
    return plus ? "+" : "";
  }

  /** Rounding may leave zeros behind that nothing asks for: 1.9996 to three digits is 2. */
  private static BigDecimal withoutTrailingZeros(BigDecimal rounded, int leastFraction) {
    BigDecimal stripped = rounded.stripTrailingZeros();
    return stripped.setScale(Math.max(stripped.scale(), leastFraction));
  }

  private static String padded(String digits, NumberOptions options) {
    int point = digits.indexOf('.');
    int whole = point < 0 ? digits.length() : point;
    return "0".repeat(Math.max(0, options.minimumIntegerDigits() - whole)) + digits;
  }
}
