package dev.retryevents.json;

import java.util.Arrays;

/**
 * Makes the values of strings with escapes, or with characters beyond ASCII, in one pass; its
 * buffers serve one string after the other.
 *
 * <p>As long as no character is beyond U+00FF, one is a byte, as it is in the string that is made;
 * else they become units of UTF-16.
 */
final class Unescaping {

  private static final int MOST_NARROW = 0xFF;

  /** Holds most strings without growing, and no more than the text has. */
  private static final int FIRST_ROOM = 8192;

  private byte[] narrow = {};
  private char[] wide = {};

  /**
   * Reads the string at the cursor, some of which was looked at.
   *
   * @param plain the index after the bytes that were found to stand for themselves
   */
  String read(Cursor in, int plain) {
    byte[] bytes = in.bytes;
    int from = in.at + 1;
    int length = plain - from;
    if (length >= narrow.length) {
      // The closing quote has no place in it, so that there is room for what is not plain.
      narrow = new byte[Math.max(length + 1, Math.min(in.end - from, FIRST_ROOM))];
    }
    System.arraycopy(bytes, from, narrow, 0, length);
    int at = plain;
    while (at < in.end && bytes[at] != '"') {
      int next = at + 2;
      byte simple = bytes[at] == '\\' && next <= in.end ? Escape.simple(bytes[at + 1]) : 0;
      if (simple == 0) {
        next = StringScanner.specialEnd(in, at);
        int codePoint = codePoint(bytes, at);
        if (codePoint > MOST_NARROW) {
          int close = StringScanner.close(in, next);
          in.at = close + 1;
          return wideText(bytes, at, close, length);
        }
        simple = (byte) codePoint;
      }
      narrow[length++] = simple;
      at = copyPlain(bytes, next, in.end, length);
      length += at - next;
    }
    in.at = StringScanner.checkedClose(in, at) + 1;
    return narrowText(length);
  }

  /**
   * Copies what is plain, up to {@code end}, behind so many characters, and gives the index after
   * it; there is room for one more character, unless that is the end.
   */
  private int copyPlain(byte[] bytes, int from, int end, int before) {
    int at = from;
    while (true) {
      int length = before + at - from;
      int room = narrow.length - length;
      int limit = at + Math.min(end - at, room);
      at = PlainBytes.copy(bytes, at, limit, narrow, length);
      if (at < limit || at == end) {
        return at;
      }
      narrow = Arrays.copyOf(narrow, narrow.length + Math.min(narrow.length, end - at));
    }
  }

  @SuppressWarnings("deprecation") // makes a character of each byte, and is a bare copy
  private String narrowText(int length) {
    return new String(narrow, 0, 0, length);
  }

  /** The text between two quotes, all of which is well-formed. */
  String text(byte[] bytes, int from, int close) {
    return wideText(bytes, from, close, 0);
  }

  /** The text of which so many characters are narrow already, and the rest is well-formed. */
  private String wideText(byte[] bytes, int from, int close, int before) {
    // Nothing is spelled in fewer bytes than it has units.
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
