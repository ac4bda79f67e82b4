package dev.retryevents.processor.template;

import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** The character classes of the grammar: the productions ws, bidi, name-start and name-char. */
final class CharacterClass {

  /**
   * name-start above ASCII, as pairs of first and last code point: everything but white space,
   * control characters, bidi controls, surrogates and noncharacters. The planes above the first are
   * cut by their last two code points only.
   */
  private static final List<Integer> NAME_START =
      List.of(
          0xA1, 0x61B, 0x61D, 0x167F, 0x1681, 0x1FFF, 0x200B, 0x200D, 0x2010, 0x2027, 0x2030,
          0x205E, 0x2060, 0x2065, 0x206A, 0x2FFF, 0x3001, 0xD7FF, 0xE000, 0xFDCF, 0xFDF0, 0xFFFD);

  private CharacterClass() {}

  static boolean isWhitespace(int c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == 0x3000;
  }

  static boolean isBidi(int c) {
    return c == 0x61C || c == 0x200E || c == 0x200F || (c >= 0x2066 && c <= 0x2069);
  }

  static boolean isNameStart(int c) {
    if (c < 0x80) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '+' || c == '_';
    }
    if (c > 0xFFFF) {
      return (c & 0xFFFF) <= 0xFFFD;
    }
    int found = Collections.binarySearch(NAME_START, c);
    // A bound is inside; otherwise an odd insertion point lies between a first and a last.
    return found >= 0 || (-found - 1) % 2 == 1;
  }

  static boolean isNameChar(int c) {
    return isNameStart(c) || (c >= '0' && c <= '9') || c == '-' || c == '.';
  }

  /** A character as a sentence can show it: quoted, or by its number where it has no face. */
  static String shown(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.UNASSIGNED,
          Character.PRIVATE_USE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SPACE_SEPARATOR,
          Character.NON_SPACING_MARK,
          Character.ENCLOSING_MARK ->
          String.format(Locale.ROOT, "U+%04X", c);
      default -> '"' + Character.toString(c) + '"';
    };
  }
}
