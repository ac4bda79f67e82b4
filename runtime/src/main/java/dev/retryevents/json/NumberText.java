package dev.retryevents.json;

/** The grammar of a number (RFC 8259, section 6) on characters, which makes no object. */
final class NumberText {

  private NumberText() {}

  /** Whether a text is a number and nothing else. */
  static boolean isNumber(String text) {
    int whole = text.startsWith("-") ? 1 : 0;
    int at = digits(text, whole);
    if (at == whole || (text.charAt(whole) == '0' && at > whole + 1)) {
      return false;
    }
    if (at < text.length() && text.charAt(at) == '.') {
      int fraction = at + 1;
      at = digits(text, fraction);
      if (at == fraction) {
        return false;
      }
    }
    if (at < text.length() && (text.charAt(at) | ' ') == 'e') {
      int exponent = at + 1;
      if (exponent < text.length() && "+-".indexOf(text.charAt(exponent)) >= 0) {
        exponent++;
      }
      at = digits(text, exponent);
      if (at == exponent) {
        return false;
      }
    }
    return at == text.length();
  }

  private static int digits(String text, int from) {
    int at = from;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    return at;
  }
}
