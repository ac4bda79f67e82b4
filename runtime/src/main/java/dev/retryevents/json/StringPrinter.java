package dev.retryevents.json;

/**
 * Prints strings with the fewest escapes: only what RFC 8259, section 7, demands, spelled as RFC
 * 8785, section 3.2.2.2, does. U+2028 and U+2029 stand for themselves: the text is JSON, not
 * script.
 */
final class StringPrinter {

  private static final String HEXADECIMAL = "0123456789abcdef";

  private StringPrinter() {}

  /** Appends a text, which has no lone surrogate, between quotes. */
  static void print(String text, Utf8Buffer out) {
    out.append('"');
    int at = out.appendPlain(text, 0);
    while (at < text.length()) {
      int codePoint = text.codePointAt(at);
      printSpecial(codePoint, out);
      at = out.appendPlain(text, at + Character.charCount(codePoint));
    }
    out.append('"');
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
