package dev.retryevents.json;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Prints strings with the fewest escapes: only what RFC 8259, section 7, demands, spelled as RFC
 * 8785, section 3.2.2.2, does. U+2028 and U+2029 stand for themselves: the text is JSON, not
 * script.
 */
final class StringPrinter {

  private static final String HEXADECIMAL = "0123456789abcdef";

  /** What stands for a character that ISO 8859-1 has not, and for itself. */
  private static final byte REPLACEMENT = '?';

  /** Identifiers are shorter, and looking at each unit of them is faster than anything else. */
  private static final int MOST_UNITS = 64;

  private final char[] units = new char[MOST_UNITS];

  /** The text that was taken, unless it is short and stands for itself. */
  private byte @Nullable [] taken;

  /** Whether each byte of it is a character, and the text is not UTF-8. */
  private boolean narrow;

  /** Takes a text, or refuses one that has no UTF-8 before any of it is printed. */
  void take(String text) {
    taken = null;
    if (isShortAndPlain(text)) {
      return;
    }
    byte[] latin = text.getBytes(StandardCharsets.ISO_8859_1);
    narrow = isAllOf(text, latin);
    if (narrow) {
      taken = latin;
    } else {
      Utf8.requireEncodable(text);
      taken = text.getBytes(StandardCharsets.UTF_8);
    }
  }

  /** Whether no character of a text was replaced. */
  private static boolean isAllOf(String text, byte[] latin) {
    if (latin.length < text.length()) {
      return false;
    }
    int at = PlainBytes.indexOf(latin, REPLACEMENT, 0);
    while (at >= 0) {
      if (text.charAt(at) != REPLACEMENT) {
        return false;
      }
      at = PlainBytes.indexOf(latin, REPLACEMENT, at + 1);
    }
    return true;
  }

  private boolean isShortAndPlain(String text) {
    int length = text.length();
    if (length > MOST_UNITS) {
      return false;
    }
    char[] all = units;
    text.getChars(0, length, all, 0);
    int at = 0;
    while (at < length && isPlain(all[at])) {
      at++;
    }
    return at == length;
  }

  /** Appends the text that was taken between quotes. */
  void print(String text, Utf8Buffer out) {
    out.append('"');
    byte[] bytes = taken;
    if (bytes == null) {
      out.appendAscii(text, 0, text.length());
    } else {
      int at = out.appendPlain(bytes, 0);
      while (at < bytes.length) {
        at = appendSpecial(bytes, at, out);
        at = out.appendPlain(bytes, at);
      }
    }
    out.append('"');
  }

  /** Appends what does not stand for itself, at least one byte, and gives the index after it. */
  private int appendSpecial(byte[] bytes, int from, Utf8Buffer out) {
    int at = from;
    if (bytes[at] >= 0) {
      appendEscape(bytes[at], out);
      return at + 1;
    }
    if (narrow) {
      out.appendCodePoint(bytes[at] & 0xFF);
      return at + 1;
    }
    while (at < bytes.length && bytes[at] < 0) {
      at++;
    }
    out.append(bytes, from, at);
    return at;
  }

  private static boolean isPlain(char c) {
    return c >= ' ' && c < 0x80 && c != '"' && c != '\\';
  }

  private static void appendEscape(byte character, Utf8Buffer out) {
    char letter = Escape.letter(character);
    if (letter != 0) {
      out.append('\\', letter);
    } else {
      out.appendAscii("\\u00");
      out.append(HEXADECIMAL.charAt(character >> 4), HEXADECIMAL.charAt(character & 0xF));
    }
  }
}
