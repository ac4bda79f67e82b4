package dev.retryevents.json;

/**
 * Prints strings with the fewest escapes: only what RFC 8259, section 7, demands, spelled as RFC
 * 8785, section 3.2.2.2, does. U+2028 and U+2029 stand for themselves: the text is JSON, not
 * script.
 */
final class StringPrinter {

  private static final String HEXADECIMAL = "0123456789abcdef";

  private StringPrinter() {}

  /** Appends a text, plain up to {@code plain} and without lone surrogates, between quotes. */
  static void print(String text, int plain, Utf8Buffer out) {
    out.append('"');
    out.appendAscii(text, 0, plain);
    int at = plain;
    while (at < text.length()) {
      int codePoint = text.codePointAt(at);
      printSpecial(codePoint, out);
      int from = at + Character.charCount(codePoint);
      at = plainEnd(text, from);
      out.appendAscii(text, from, at);
    }
    out.append('"');
  }

  /**
   * The index after the characters from {@code from} on that are ASCII and stand for themselves.
   */
  static int plainEnd(String text, int from) {
    int end = text.length();
    int at = from;
    while (at < end && isPlain(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean isPlain(char c) {
    return c >= ' ' && c < 0x80 && c != '"' && c != '\\';
  }

  private static void printSpecial(int codePoint, Utf8Buffer out) {
    switch (codePoint) {
      case '"' -> out.appendAscii("\\\"");
      case '\\' -> out.appendAscii("\\\\");
      case '\b' -> out.appendAscii("\\b");
      case '\f' -> out.appendAscii("\\f");
      case '\n' -> out.appendAscii("\\n");
      case '\r' -> out.appendAscii("\\r");
      case '\t' -> out.appendAscii("\\t");
      default -> {
        if (codePoint < ' ') {
          out.appendAscii("\\u00");
          out.append(HEXADECIMAL.charAt(codePoint >> 4));
          out.append(HEXADECIMAL.charAt(codePoint & 0xF));
        } else {
          out.appendCodePoint(codePoint);
        }
      }
    }
  }
}
