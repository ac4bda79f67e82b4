package dev.retryevents.json;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * Prints a double as the shortest decimal that reads as the same double, in the layout of RFC 8785,
 * section 3.2.2.3, but for minus zero, which keeps its sign. The text is the same on every JDK,
 * although {@link Double#toString(double)} gives the shortest only from 19 on.
 */
final class DoublePrinter {

  /** Decimals of 15 digits or fewer that differ are different doubles, so one that fits is it. */
  private static final double MOST_DIGITS = 1e15;

  /** Below it the layout has an exponent. */
  private static final double LEAST_PLAIN = 1e-6;

  /** The power of ten of so many places is an exact double, and fits into a long. */
  private static final int MOST_PLACES = 18;

  private DoublePrinter() {}

  /** Appends a finite double. */
  static void print(double value, Utf8Buffer out) {
    double size = Math.abs(value);
    if (Double.doubleToRawLongBits(value) < 0) {
      out.append('-');
    }
    if (size == 0) {
      out.append('0');
    } else if (size < LEAST_PLAIN || !printedShort(size, out)) {
      printLong(shortest(size), out);
    }
  }

  /** The usual case, without an object: few digits. */
  private static boolean printedShort(double size, Utf8Buffer out) {
    double power = 1;
    for (int places = 0; places <= MOST_PLACES; places++) {
      double scaled = size * power;
      if (scaled >= MOST_DIGITS) {
        return false;
      }
      long digits = (long) (scaled + 0.5);
      if (digits / power == size) {
        printPlain(digits, places, out);
        return true;
      }
      power *= 10;
    }
    return false;
  }

  private static void printPlain(long digits, int places, Utf8Buffer out) {
    long power = 1;
    for (int i = 0; i < places; i++) {
      power *= 10;
    }
    out.append(digits / power);
    if (places > 0) {
      out.append('.');
      long fraction = digits % power;
      for (long rest = power / 10; rest > Math.max(fraction, 1); rest /= 10) {
        out.append('0');
      }
      out.append(fraction);
    }
  }

  /** The decimal of the fewest digits, and of those the nearest. */
  private static BigDecimal shortest(double size) {
    BigDecimal exact = new BigDecimal(size);
    BigDecimal best = new BigDecimal(Double.toString(size)).stripTrailingZeros();
    for (int precision = best.precision(); precision > 0; precision--) {
      BigDecimal below = exact.round(new MathContext(precision, RoundingMode.DOWN));
      BigDecimal above = exact.round(new MathContext(precision, RoundingMode.UP));
      boolean belowReads = below.doubleValue() == size;
      boolean aboveReads = above.doubleValue() == size;
      if (!belowReads && !aboveReads) {
        break;
      }
      boolean aboveNearer = above.subtract(exact).compareTo(exact.subtract(below)) < 0;
      best = aboveReads && (aboveNearer || !belowReads) ? above : below;
    }
    return best.stripTrailingZeros();
  }

  private static void printLong(BigDecimal decimal, Utf8Buffer out) {
    String digits = decimal.unscaledValue().toString();
    int point = digits.length() - decimal.scale();
    if (point > 21 || point < -5) {
      out.append(digits.charAt(0));
      if (digits.length() > 1) {
        out.append('.');
        out.appendAscii(digits.substring(1));
      }
      out.appendAscii(point > 0 ? "e+" : "e-");
      out.append(Math.abs((long) point - 1));
    } else {
      out.appendAscii(decimal.toPlainString());
    }
  }
}
