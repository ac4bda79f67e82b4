package dev.retryevents.json;

/** Finds the end of a string, strictly, and makes its value. */
final class StringScanner {

  private StringScanner() {}

  /** Reads the value whose opening quote the cursor stands at. */
  static String readValue(Cursor in) {
    byte[] bytes = in.bytes;
    int from = in.at + 1;
    int close = PlainBytes.end(bytes, from, in.end);
    if (close < in.end && bytes[close] == '"' && close - from <= in.mostString) {
      in.valueRead(from - 1, close + 1);
      return ascii(bytes, from, close - from);
    }
    return readOddValue(in, close);
  }

  private static String readOddValue(Cursor in, int plain) {
    int from = in.at;
    String value = in.unescaping().read(in, plain);
    in.valueRead(from, in.at);
    return value;
  }

  /** Reads the string whose opening quote the cursor stands at. */
  static String read(Cursor in) {
    int from = in.at + 1;
    int at = PlainBytes.end(in.bytes, from, in.end);
    if (at < in.end && in.bytes[at] == '"' && at - from <= in.mostString) {
      in.at = at + 1;
      return ascii(in.bytes, from, at - from);
    }
    return in.unescaping().read(in, at);
  }

  @SuppressWarnings("deprecation") // drops high bits, of which ASCII has none, and is a bare copy
  private static String ascii(byte[] bytes, int from, int length) {
    return new String(bytes, 0, from, length);
  }

  /** Moves over the string whose opening quote the cursor stands at. */
  static void skip(Cursor in) {
    in.at = close(in, in.at + 1) + 1;
  }

  /** Whether the string at the cursor is spelled with escapes. */
  static boolean isEscaped(Cursor in) {
    int close = close(in, in.at + 1);
    int at = in.at + 1;
    while (at < close && in.bytes[at] != '\\') {
      at++;
    }
    return at < close;
  }

  /** The fault that the text ends within the string at the cursor. */
  static JsonException unclosed(Cursor in) {
    return in.fault("the closing '\"' of a string", "the end of the text", in.at);
  }

  /** The index of the quote that closes the string at the cursor, which is read to {@code from}. */
  static int close(Cursor in, int from) {
    int at = PlainBytes.end(in.bytes, from, in.end);
    while (at < in.end && in.bytes[at] != '"') {
      at = PlainBytes.end(in.bytes, specialEnd(in, at), in.end);
    }
    return checkedClose(in, at);
  }

  /**
   * The index after the escape or the sequence of bytes at {@code at}, which must be well-formed.
   */
  static int specialEnd(Cursor in, int at) {
    int b = in.bytes[at];
    if (b == '\\') {
      return Escape.end(in, at);
    } else if (b < 0) {
      return at + sequence(in, at);
    }
    throw in.fault("an escape", "the control character U+%04X".formatted(b), at);
  }

  /** The index of a closing quote, if there is one and the string at the cursor is not too long. */
  static int checkedClose(Cursor in, int close) {
    if (close == in.end) {
      throw unclosed(in);
    }
    int length = close - in.at - 1;
    if (length > in.mostString) {
      throw in.fault("a string of at most " + in.mostString + " bytes", length + " bytes", in.at);
    }
    return close;
  }

  private static int sequence(Cursor in, int at) {
    int length = Utf8.sequence(in.bytes, at, in.end);
    if (length == 0) {
      throw in.fault("UTF-8", "the byte 0x%02X".formatted(in.bytes[at] & 0xFF), at);
    }
    return length;
  }
}
