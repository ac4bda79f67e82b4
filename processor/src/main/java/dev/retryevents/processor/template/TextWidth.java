package dev.retryevents.processor.template;

/** How many columns of a fixed-width font a character takes, near enough to place a caret. */
final class TextWidth {

  private TextWidth() {}

  /** Two columns: ideographs, kana, hangul, full-width forms and emoji (after UAX #11). */
  static boolean isWide(int c) {
    if (c >= 0xFF61 && c <= 0xFFDC) {
      return false; // the half-width forms of kana and hangul
    }
    return switch (Character.UnicodeScript.of(c)) {
      case HAN, HIRAGANA, KATAKANA, HANGUL, BOPOMOFO, YI -> true;
      default ->
          (c >= 0x3000 && c <= 0x303E)
              || (c >= 0xFF01 && c <= 0xFFE6)
              || (c >= 0x1F300 && c <= 0x1F64F)
              || (c >= 0x1F680 && c <= 0x1F6FF)
              || (c >= 0x1F900 && c <= 0x1FAFF);
    };
  }

  /** No column: marks that sit on the character before them. */
  static boolean isCombining(int c) {
    int type = Character.getType(c);
    return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
  }
}
