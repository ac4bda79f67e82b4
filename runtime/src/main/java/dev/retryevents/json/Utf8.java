package dev.retryevents.json;

import java.nio.charset.StandardCharsets;

/** The well-formed byte sequences of UTF-8 (RFC 3629, section 4). */
final class Utf8 {

  private Utf8() {}

  /** Whether a byte continues a sequence, so that no code point begins with it. */
  static boolean continues(byte b) {
    return (b & 0xC0) == 0x80;
  }

  /**
   * The length of the sequence of two to four bytes that begins at {@code at}, or 0 if there is no
   * well-formed one before {@code end}.
   */
  static int sequence(byte[] bytes, int at, int end) {
    int lead = bytes[at] & 0xFF;
    int length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || at + length > end) {
      return 0;
    }
    // The second byte excludes overlong forms, surrogates and what lies beyond U+10FFFF.
    int second = bytes[at + 1] & 0xFF;
    int least = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    int most = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    if (second < least || second > most) {
      return 0;
    }
    for (int i = at + 2; i < at + length; i++) {
      if (!continues(bytes[i])) {
        return 0;
      }
    }
    return length;
  }

  /** The code point of the well-formed sequence that begins at {@code at}. */
  static int codePoint(byte[] bytes, int at) {
    int lead = bytes[at];
    if (lead >= 0) {
      return lead;
    }
    int rest = bytes[at + 1] & 0x3F;
    if ((lead & 0xE0) == 0xC0) {
      return (lead & 0x1F) << 6 | rest;
    }
    rest = rest << 6 | (bytes[at + 2] & 0x3F);
    if ((lead & 0xF0) == 0xE0) {
      return (lead & 0x0F) << 12 | rest;
    }
    return (lead & 0x07) << 18 | rest << 6 | (bytes[at + 3] & 0x3F);
  }

  /** The length of the sequence of a code point. */
  static int length(int codePoint) {
    if (codePoint < 0x80) {
      return 1;
    }
    return codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
  }

  /** Puts a code point, which is no surrogate, at {@code at} and returns the index after it. */
  static int put(int codePoint, byte[] bytes, int at) {
    int next = at;
    if (codePoint < 0x80) {
      bytes[next++] = (byte) codePoint;
      return next;
    }
    if (codePoint < 0x800) {
      bytes[next++] = (byte) (0xC0 | (codePoint >> 6));
    } else {
      if (codePoint < 0x10000) {
        bytes[next++] = (byte) (0xE0 | (codePoint >> 12));
      } else {
        bytes[next++] = (byte) (0xF0 | (codePoint >> 18));
        bytes[next++] = continuation(codePoint >> 12);
      }
      bytes[next++] = continuation(codePoint >> 6);
    }
    bytes[next++] = continuation(codePoint);
    return next;
  }

  private static byte continuation(int bits) {
    return (byte) (0x80 | (bits & 0x3F));
  }

  /** The index of the first surrogate without its partner, or -1: such a text has no UTF-8. */
  static int loneSurrogate(String text) {
    int at = 0;
    while (at < text.length()) {
      if (Character.isSurrogate(text.charAt(at))) {
        int codePoint = text.codePointAt(at);
        if (!Character.isSupplementaryCodePoint(codePoint)) {
          return at;
        }
        at++;
      }
      at++;
    }
    return -1;
  }

  /** Refuses a text that has no UTF-8. */
  static void requireEncodable(String text) {
    int at = loneSurrogate(text);
    if (at >= 0) {
      throw new IllegalArgumentException(
          "a surrogate without its partner at index " + at + " of " + Excerpt.quoted(text));
    }
  }

  /** The bytes of a text; a lone surrogate is a fault of the text, not a question mark. */
  static byte[] bytes(String text) {
    int lone = loneSurrogate(text);
    if (lone >= 0) {
      byte[] before = text.substring(0, lone).getBytes(StandardCharsets.UTF_8);
      Locator places = new Locator(before, 0, before.length);
      String found = "\\u%04X alone".formatted((int) text.charAt(lone));
      throw new JsonException(
          new JsonViolation(
              places.pointer(before.length), before.length, "a pair of surrogates", found),
          places.place(before.length));
    }
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
