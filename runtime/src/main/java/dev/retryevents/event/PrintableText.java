package dev.retryevents.event;

/**
 * Turns text that a program carries but did not write into part of one printable line.
 *
 * <p>What a terminal or a log would act on does not reach the reader: line breaks and tabs, with
 * the spaces around them, become one space between words and nothing at the ends; escape sequences
 * go whole; other control characters and the bidi controls that reorder what follows are dropped;
 * half a surrogate pair becomes U+FFFD. All else stays as it is, the marks of direction (U+200E,
 * U+200F) and the joiners of emoji included.
 */
public final class PrintableText {

  private static final char REPLACEMENT = '\uFFFD';

  private PrintableText() {}

  /**
   * Appends {@code carried} as printable text.
   *
   * @param out where the text goes
   * @param carried the text
   */
  public static void append(StringBuilder out, String carried) {
    int plain = plainLength(carried);
    if (plain == carried.length()) {
      out.append(carried);
    } else {
      appendRest(out.append(carried, 0, plain), carried, plain);
    }
  }

  /**
   * Appends {@code carried} as printable text in front of a full stop: spaces at its end, and one
   * full stop of its own, are left out, so that a sentence carried whole does not end in two. An
   * ellipsis stays.
   *
   * @param out where the text goes
   * @param carried the text
   */
  public static void appendBeforeStop(StringBuilder out, String carried) {
    int start = out.length();
    append(out, carried);
    trimEnd(out, start);
    int last = out.length() - 1;
    boolean stop = last >= start && out.charAt(last) == '.';
    boolean ellipsis = stop && last > start && out.charAt(last - 1) == '.';
    if (stop && !ellipsis) {
      out.setLength(last);
    }
  }

  /** How many leading characters stand as they are without a second look. */
  private static int plainLength(String text) {
    int length = text.length();
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c < ' ' || c >= 0x7F) {
        return i;
      }
    }
    return length;
  }

  private static void appendRest(StringBuilder out, String text, int from) {
    int start = out.length() - from;
    boolean gap = false;
    int i = from;
    while (i < text.length()) {
      char c = text.charAt(i);
      int next = EscapeSequence.isIntroducer(c) ? EscapeSequence.end(text, i) : i + 1;
      if (isBreak(c)) {
        trimEnd(out, start);
        gap = true;
      } else if (!isDropped(c) && !(gap && c == ' ')) {
        if (gap && out.length() > start) {
          out.append(' ');
        }
        gap = false;
        next = appendCharacter(out, text, i);
      }
      i = next;
    }
  }

  /** Takes back the spaces at the end, down to {@code start}. */
  private static void trimEnd(StringBuilder out, int start) {
    int end = out.length();
    while (end > start && out.charAt(end - 1) == ' ') {
      end--;
    }
    out.setLength(end);
  }

  private static int appendCharacter(StringBuilder out, String text, int i) {
    char c = text.charAt(i);
    if (!Character.isSurrogate(c)) {
      out.append(c);
      return i + 1;
    }
    boolean pair =
        Character.isHighSurrogate(c)
            && i + 1 < text.length()
            && Character.isLowSurrogate(text.charAt(i + 1));
    if (pair) {
      out.append(c).append(text.charAt(i + 1));
      return i + 2;
    }
    out.append(REPLACEMENT);
    return i + 1;
  }

  /** Tab, and the breaks of Unicode Standard Annex 14 (classes BK, CR, LF and NL). */
  private static boolean isBreak(char c) {
    return (c >= '\t' && c <= '\r') || c == 0x85 || c == 0x2028 || c == 0x2029;
  }

  /**
   * Controls (C0, DEL, C1); the embeddings, overrides and isolates of Unicode Standard Annex 9 with
   * the deprecated format characters behind them; interlinear annotation; the byte order mark.
   */
  private static boolean isDropped(char c) {
    return c < ' '
        || (c >= 0x7F && c <= 0x9F)
        || (c >= 0x202A && c <= 0x202E)
        || (c >= 0x2066 && c <= 0x206F)
        || (c >= 0xFFF9 && c <= 0xFFFB)
        || c == 0xFEFF;
  }
}
