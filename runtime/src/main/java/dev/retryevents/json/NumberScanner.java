package dev.retryevents.json;

import java.nio.charset.StandardCharsets;
import java.util.OptionalLong;

/** Finds the end of a number, strictly, and makes its value (RFC 8259, section 6). */
final class NumberScanner {

  /** So many digits always fit into a long. */
  private static final int SAFE_LONG_DIGITS = 18;

  private NumberScanner() {}

  /** Whether a number may begin with a byte. */
  static boolean begins(int b) {
    return (b >= '0' && b <= '9') || b == '-';
  }

  /** Reads a number as it is written. */
  static String read(Cursor in) {
    int from = in.at;
    int end = end(in);
    in.valueRead(from, end);
    return text(in, from, end);
  }

  /** Moves over a number. */
  static void skip(Cursor in) {
    in.valueRead(in.at, end(in));
  }

  /** Reads an integral number, however it is written. */
  static long readLong(Cursor in) {
    byte[] bytes = in.bytes;
    int from = in.at;
    int first = bytes[from] == '-' ? from + 1 : from;
    int last = Math.min(in.end, first + SAFE_LONG_DIGITS);
    long value = 0;
    int at = first;
    while (at < last && isDigit(bytes[at])) {
      value = value * 10 + (bytes[at++] - '0');
    }
    boolean wellFormed = at > first && (bytes[first] != '0' || at == first + 1);
    if (wellFormed && (at == in.end || bytes[at] == ',' || !goesOn(bytes[at]))) {
      in.valueRead(from, at);
      return first == from ? value : -value;
    }
    return readOddLong(in);
  }

  /** Reads an integral number that fits into an int. */
  static int readInt(Cursor in) {
    int from = in.at;
    int due = in.due;
    int last = in.last;
    long value = readLong(in);
    if (value != (int) value) {
      int end = in.at;
      in.at = from;
      in.due = due;
      in.last = last;
      throw misfit(in, end, "a number in the range of an int");
    }
    return (int) value;
  }

  /** Reads a number as the nearest double. */
  static double readDouble(Cursor in) {
    int from = in.at;
    int end = end(in);
    double value = NearestDouble.of(in.bytes, from, end);
    if (Double.isInfinite(value)) {
      throw misfit(in, end, "a number in the range of a double");
    }
    in.valueRead(from, end);
    return value;
  }

  /** Integers of many digits, and those with a point or an exponent: 2000.0 and 2e3. */
  private static long readOddLong(Cursor in) {
    int from = in.at;
    int end = end(in);
    Decimal number = Decimal.of(text(in, from, end));
    if (!number.isIntegral()) {
      throw misfit(in, end, "an integer");
    }
    OptionalLong value = number.toLong();
    if (value.isEmpty()) {
      throw misfit(in, end, "a number in the range of a long");
    }
    in.valueRead(from, end);
    return value.getAsLong();
  }

  private static int end(Cursor in) {
    byte[] bytes = in.bytes;
    int at = bytes[in.at] == '-' ? in.at + 1 : in.at;
    int whole = at;
    at = digits(in, at);
    if (bytes[whole] == '0' && at > whole + 1) {
      throw in.fault("a number without leading zeros", Excerpt.of(text(in, in.at, at)), whole);
    }
    if (at < in.end && bytes[at] == '.') {
      at = digits(in, at + 1);
    }
    if (at < in.end && (bytes[at] | ' ') == 'e') {
      at++;
      boolean signed = at < in.end && (bytes[at] == '+' || bytes[at] == '-');
      at = digits(in, signed ? at + 1 : at);
    }
    if (at - in.at > in.limits.numberLength()) {
      String most = "a number of at most " + in.limits.numberLength() + " characters";
      throw in.fault(most, at - in.at + " characters", in.at);
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

  private static String text(Cursor in, int from, int end) {
    return new String(in.bytes, from, end - from, StandardCharsets.ISO_8859_1);
  }

  private static JsonException misfit(Cursor in, int end, String expected) {
    return in.fault(expected, "the number " + Excerpt.of(text(in, in.at, end)), in.at);
  }
}
