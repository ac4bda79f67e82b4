package dev.retryevents.json;

import java.nio.charset.StandardCharsets;

/** Finds the end of a number, strictly, and makes its value (RFC 8259, section 6). */
final class NumberScanner {

  /** So many digits always fit into a long. */
  private static final int SAFE_LONG_DIGITS = 18;

  /** So many digits are always below 2 to the power of 53, where every integer is a double. */
  private static final int SAFE_DOUBLE_DIGITS = 15;

  private NumberScanner() {}

  /** Whether a text is a number and nothing else. */
  static boolean isNumber(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    try {
      return bytes.length > 0 && end(new Cursor(bytes, 0, bytes.length)) == bytes.length;
    } catch (JsonException e) {
      return false;
    }
  }

  /** Reads a number as it is written. */
  static String read(Cursor in) {
    String text = text(in, end(in));
    in.at += text.length();
    return text;
  }

  /** Moves over a number. */
  static void skip(Cursor in) {
    in.at = end(in);
  }

  /** Reads an integral number, however it is written. */
  static long readLong(Cursor in) {
    byte[] bytes = in.bytes;
    boolean negative = bytes[in.at] == '-';
    int first = negative ? in.at + 1 : in.at;
    int last = Math.min(in.end, first + SAFE_LONG_DIGITS);
    long value = 0;
    int at = first;
    while (at < last && isDigit(bytes[at])) {
      value = value * 10 + (bytes[at++] - '0');
    }
    boolean wellFormed = at > first && (bytes[first] != '0' || at == first + 1);
    if (wellFormed && (at == in.end || !goesOn(bytes[at]))) {
      in.at = at;
      return negative ? -value : value;
    }
    return readOddLong(in);
  }

  /** Reads a number as the nearest double. */
  static double readDouble(Cursor in) {
    int end = end(in);
    double value = nearest(in, end);
    if (Double.isInfinite(value)) {
      throw number(in, end, "is out of the range of a double");
    }
    in.at = end;
    return value;
  }

  /** The fault that the number at the cursor is not the one that was asked for. */
  static JsonException misfit(Cursor in, String why) {
    return number(in, end(in), why);
  }

  /** Integers of many digits, and those with a point or an exponent: 2000.0 and 2e3. */
  private static long readOddLong(Cursor in) {
    int end = end(in);
    try {
      long value = Decimal.longValue(text(in, end));
      in.at = end;
      return value;
    } catch (ArithmeticException e) {
      throw in.fault(String.valueOf(e.getMessage()), in.at);
    }
  }

  /**
   * With few digits and no exponent both operands of one division are exact, so its result is the
   * nearest double (Clinger, "How to Read Floating Point Numbers Accurately", 1990).
   */
  private static double nearest(Cursor in, int end) {
    byte[] bytes = in.bytes;
    boolean negative = bytes[in.at] == '-';
    int from = negative ? in.at + 1 : in.at;
    if (end - from > SAFE_DOUBLE_DIGITS + 1) {
      return Double.parseDouble(text(in, end));
    }
    long digits = 0;
    int point = end - 1;
    for (int i = from; i < end; i++) {
      byte b = bytes[i];
      if (isDigit(b)) {
        digits = digits * 10 + (b - '0');
      } else if (b == '.') {
        point = i;
      } else {
        return Double.parseDouble(text(in, end));
      }
    }
    double value = digits / powerOfTen(end - 1 - point);
    return negative ? -value : value;
  }

  /** Powers of ten are exact doubles up to 1e22, and the fast way needs them to 1e15. */
  private static double powerOfTen(int exponent) {
    double power = 1;
    for (int i = 0; i < exponent; i++) {
      power *= 10;
    }
    return power;
  }

  private static int end(Cursor in) {
    byte[] bytes = in.bytes;
    int at = bytes[in.at] == '-' ? in.at + 1 : in.at;
    int whole = at;
    at = digits(in, at);
    if (bytes[whole] == '0' && at > whole + 1) {
      throw in.fault("a number with a leading zero", whole);
    }
    if (at < in.end && bytes[at] == '.') {
      at = digits(in, at + 1);
    }
    if (at < in.end && (bytes[at] | ' ') == 'e') {
      at++;
      boolean signed = at < in.end && (bytes[at] == '+' || bytes[at] == '-');
      at = digits(in, signed ? at + 1 : at);
    }
    return at;
  }

  private static int digits(Cursor in, int from) {
    int at = from;
    while (at < in.end && isDigit(in.bytes[at])) {
      at++;
    }
    if (at == from) {
      throw in.expected("a digit", at);
    }
    return at;
  }

  private static boolean isDigit(byte b) {
    return b >= '0' && b <= '9';
  }

  private static boolean goesOn(byte b) {
    return isDigit(b) || b == '.' || (b | ' ') == 'e';
  }

  private static String text(Cursor in, int end) {
    return new String(in.bytes, in.at, end - in.at, StandardCharsets.ISO_8859_1);
  }

  private static JsonException number(Cursor in, int end, String why) {
    return in.fault("the number " + Excerpt.of(text(in, end)) + " " + why, in.at);
  }
}
