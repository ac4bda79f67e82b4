package dev.retryevents.json;

/**
 * Makes the values of strings that {@link StringScanner} found to be well-formed, with escapes or
 * with characters beyond ASCII; its buffers serve one string after the other.
 *
 * <p>As long as no character is beyond U+00FF, one is a byte, as it is in the string that is made;
 * else they become units of UTF-16.
 */
final class Unescaping {

  private static final int MOST_NARROW = 0xFF;

  private byte[] narrow = {};
  private char[] wide = {};

  /** The text between two quotes. */
  String text(byte[] bytes, int from, int close) {
    // Nothing is spelled in fewer bytes than it has units.
    if (narrow.length < close - from) {
      narrow = new byte[close - from];
    }
    byte[] out = narrow;
    int length = 0;
    int at = from;
    while (true) {
      int special = PlainBytes.copy(bytes, at, close, out, length);
      length += special - at;
      if (special == close) {
        return narrowText(length);
      }
      int codePoint = codePoint(bytes, special);
      if (codePoint > MOST_NARROW) {
        return wideText(bytes, special, close, length);
      }
      out[length++] = (byte) codePoint;
      at = special + spelled(bytes, special, codePoint);
    }
  }

  @SuppressWarnings("deprecation") // makes a character of each byte, and is a bare copy
  private String narrowText(int length) {
    return new String(narrow, 0, 0, length);
  }

  /** The text of which so many characters are narrow already, and the one at {@code at} is not. */
  private String wideText(byte[] bytes, int from, int close, int before) {
    if (wide.length < before + close - from) {
      wide = new char[before + close - from];
    }
    char[] out = wide;
    for (int i = 0; i < before; i++) {
      out[i] = (char) (narrow[i] & MOST_NARROW);
    }
    int length = before;
    int at = from;
    while (at < close) {
      byte b = bytes[at];
      if (b >= 0 && b != '\\') {
        out[length++] = (char) b;
        at++;
      } else {
        int codePoint = codePoint(bytes, at);
        at += spelled(bytes, at, codePoint);
        length += Character.toChars(codePoint, out, length);
      }
    }
    return new String(out, 0, length);
  }

  private static int codePoint(byte[] bytes, int at) {
    return bytes[at] == '\\' ? Escape.codePoint(bytes, at) : Utf8.codePoint(bytes, at);
  }

  /** In how many bytes the code point at {@code at} is spelled. */
  private static int spelled(byte[] bytes, int at, int codePoint) {
    if (bytes[at] != '\\') {
      return Utf8.length(codePoint);
    }
    if (bytes[at + 1] != 'u') {
      return 2;
    }
    return Character.isSupplementaryCodePoint(codePoint) ? 12 : 6;
  }
}
