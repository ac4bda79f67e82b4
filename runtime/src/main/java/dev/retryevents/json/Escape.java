package dev.retryevents.json;

/** One escape in a string (RFC 8259, section 7). */
final class Escape {

  private Escape() {}

  /** The index after the escape whose backslash is at {@code at}; a pair of surrogates is one. */
  static int end(Cursor in, int at) {
    int letter = at + 1;
    if (letter == in.end) {
      throw StringScanner.unclosed(in);
    }
    if (in.bytes[letter] != 'u') {
      if (simple(in.bytes[letter]) == 0) {
        throw in.expected("one of \" \\ / b f n r t u after a backslash", letter);
      }
      return letter + 1;
    }
    int end = letter + 5;
    char unit = checkedUnit(in, at);
    if (!Character.isSurrogate(unit)) {
      return end;
    }
    boolean paired =
        Character.isHighSurrogate(unit)
            && end + 1 < in.end
            && in.bytes[end] == '\\'
            && in.bytes[end + 1] == 'u'
            && Character.isLowSurrogate(checkedUnit(in, end));
    if (!paired) {
      throw in.fault("a pair of surrogates", "\\u%04X alone".formatted((int) unit), at);
    }
    return end + 6;
  }

  /** The code point of a well-formed escape whose backslash is at {@code at}. */
  static int codePoint(byte[] bytes, int at) {
    byte letter = bytes[at + 1];
    if (letter != 'u') {
      return simple(letter);
    }
    char unit = unit(bytes, at);
    return Character.isHighSurrogate(unit)
        ? Character.toCodePoint(unit, unit(bytes, at + 6))
        : unit;
  }

  private static char checkedUnit(Cursor in, int at) {
    for (int i = at + 2; i < at + 6; i++) {
      if (i >= in.end || Character.digit(in.bytes[i], 16) < 0) {
        throw in.expected("four hexadecimal digits after \\u", Math.min(i, in.end));
      }
    }
    return unit(in.bytes, at);
  }

  private static char unit(byte[] bytes, int at) {
    int unit = 0;
    for (int i = at + 2; i < at + 6; i++) {
      unit = unit << 4 | Character.digit(bytes[i], 16);
    }
    return (char) unit;
  }

  /** What the letter after a backslash stands for, or 0 if it stands for nothing by itself. */
  static byte simple(byte letter) {
    return switch (letter) {
      case '"', '\\', '/' -> letter;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      default -> 0;
    };
  }

  /** The letter that stands for an ASCII character after a backslash, or 0 if there is none. */
  static char letter(byte character) {
    return switch (character) {
      case '"', '\\' -> (char) character;
      case '\b' -> 'b';
      case '\f' -> 'f';
      case '\n' -> 'n';
      case '\r' -> 'r';
      case '\t' -> 't';
      default -> 0;
    };
  }
}
