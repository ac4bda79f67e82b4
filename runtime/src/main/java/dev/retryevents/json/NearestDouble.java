package dev.retryevents.json;

import java.nio.charset.StandardCharsets;

/** The double nearest to a number that is well-formed. */
final class NearestDouble {

  /** So many digits are always below 2 to the power of 53, where every integer is a double. */
  private static final int SAFE_DIGITS = 15;

  private NearestDouble() {}

  /**
   * The double nearest to the number between two indices. With few digits and no exponent both
   * operands of one division are exact, so its result is the nearest double (Clinger, "How to Read
   * Floating Point Numbers Accurately", 1990).
   */
  static double of(byte[] bytes, int from, int end) {
    boolean negative = bytes[from] == '-';
    int first = negative ? from + 1 : from;
    if (end - first > SAFE_DIGITS + 1) {
      return parse(bytes, from, end);
    }
    long digits = 0;
    int point = end - 1;
    for (int i = first; i < end; i++) {
      byte b = bytes[i];
      if (b >= '0' && b <= '9') {
        digits = digits * 10 + (b - '0');
      } else if (b == '.') {
        point = i;
      } else {
        return parse(bytes, from, end);
      }
    }
    double value = digits / powerOfTen(end - 1 - point);
    return negative ? -value : value;
  }

  private static double parse(byte[] bytes, int from, int end) {
    return Double.parseDouble(new String(bytes, from, end - from, StandardCharsets.ISO_8859_1));
  }

  /** Powers of ten are exact doubles up to 1e22, and the fast way needs them to 1e15. */
  private static double powerOfTen(int exponent) {
    double power = 1;
    for (int i = 0; i < exponent; i++) {
      power *= 10;
    }
    return power;
  }
}
