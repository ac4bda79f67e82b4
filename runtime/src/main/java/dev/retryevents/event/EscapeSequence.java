package dev.retryevents.event;

/** Finds where a terminal's escape sequence ends (ECMA-48, 5th edition, sections 5.3 to 5.6). */
final class EscapeSequence {

  private static final char ESC = 0x1B;
  private static final char CSI = 0x9B;
  private static final char ST = 0x9C;
  private static final char BEL = 0x07;

  private EscapeSequence() {}

  static boolean isIntroducer(char c) {
    return c == ESC || c == CSI || isStringIntroducer(c);
  }

  /**
   * The offset behind the sequence that begins at {@code start}. A sequence that does not end
   * covers its introducer alone, so that no words are lost with it.
   *
   * <p>No search goes past another introducer, so a text of nothing but introducers takes linear
   * time.
   */
  static int end(String text, int start) {
    char c = text.charAt(start);
    if (c == CSI) {
      return endOfControl(text, start + 1);
    }
    if (c != ESC) {
      return endOfString(text, start + 1);
    }
    if (start + 1 == text.length()) {
      return start + 1;
    }
    char second = text.charAt(start + 1);
    if (second == '[') {
      return endOfControl(text, start + 2);
    }
    // 7-bit forms of the C1 controls: ESC and the control less 0x40
    if (second >= 0x40 && second <= 0x5F && isStringIntroducer((char) (second + 0x40))) {
      return endOfString(text, start + 2);
    }
    int i = skip(text, start + 1, 0x20, 0x2F);
    return i < text.length() && isIn(text.charAt(i), 0x30, 0x7E) ? i + 1 : start + 1;
  }

  /** Device control, start of string, operating system command, privacy, application command. */
  private static boolean isStringIntroducer(char c) {
    return c == 0x90 || c == 0x98 || c == 0x9D || c == 0x9E || c == 0x9F;
  }

  private static int endOfControl(String text, int from) {
    int i = skip(text, skip(text, from, 0x30, 0x3F), 0x20, 0x2F);
    return i < text.length() && isIn(text.charAt(i), 0x40, 0x7E) ? i + 1 : from;
  }

  /** ST ends a string; xterm and its kin let BEL end it as well. */
  private static int endOfString(String text, int from) {
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == BEL || c == ST) {
        return i + 1;
      }
      if (c == ESC && i + 1 < text.length() && text.charAt(i + 1) == '\\') {
        return i + 2;
      }
      if (!isInString(c)) {
        return from;
      }
    }
    return from;
  }

  /** What may stand in a command string (section 5.6), and the letters that came with Unicode. */
  private static boolean isInString(char c) {
    return isIn(c, 0x08, 0x0D) || isIn(c, 0x20, 0x7E) || c >= 0xA0;
  }

  private static int skip(String text, int from, int low, int high) {
    int i = from;
    while (i < text.length() && isIn(text.charAt(i), low, high)) {
      i++;
    }
    return i;
  }

  private static boolean isIn(char c, int low, int high) {
    return c >= low && c <= high;
  }
}
