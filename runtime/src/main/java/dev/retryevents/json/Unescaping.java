package dev.retryevents.json;

import java.nio.charset.StandardCharsets;

/** Makes the value of a string that {@link StringScanner} found to be well-formed. */
final class Unescaping {

  private Unescaping() {}

  /** The text between two quotes. */
  static String text(byte[] bytes, int from, int close) {
    int backslash = nextBackslash(bytes, from, close);
    if (backslash == close) {
      return new String(bytes, from, close - from, StandardCharsets.UTF_8);
    }
    // No escape is shorter than the UTF-8 of what it stands for.
    byte[] out = new byte[close - from];
    int length = 0;
    int at = from;
    while (backslash < close) {
      System.arraycopy(bytes, at, out, length, backslash - at);
      length += backslash - at;
      int codePoint = Escape.codePoint(bytes, backslash);
      length = Utf8.put(codePoint, out, length);
      at = backslash + spelling(bytes, backslash, codePoint);
      backslash = nextBackslash(bytes, at, close);
    }
    System.arraycopy(bytes, at, out, length, close - at);
    return new String(out, 0, length + close - at, StandardCharsets.UTF_8);
  }

  static int nextBackslash(byte[] bytes, int from, int close) {
    int at = from;
    while (at < close && bytes[at] != '\\') {
      at++;
    }
    return at;
  }

  private static int spelling(byte[] bytes, int backslash, int codePoint) {
    if (bytes[backslash + 1] != 'u') {
      return 2;
    }
    return Character.isSupplementaryCodePoint(codePoint) ? 12 : 6;
  }
}
