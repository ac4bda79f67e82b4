package com.acme.session.terminal;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How many columns text takes up on a terminal.
 *
 * <p>A character as readers see it takes two columns if it holds a wide code point (Unicode
 * Standard Annex 11, classes W and F, as of Unicode 16) and one otherwise; terminals that show an
 * emoji sequence in parts take more, for which a line ends a little early.
 */
final class DisplayWidth {

  private static final Pattern CLUSTER = Pattern.compile("\\X");
  private static final char ELLIPSIS = '\u2026';

  private DisplayWidth() {}

  /** The columns of a printable text. */
  static int of(String text) {
    int columns = 0;
    for (Matcher cluster = CLUSTER.matcher(text); cluster.find(); ) {
      columns += ofCluster(cluster.group());
    }
    return columns;
  }

  /** The text, or as much of its beginning as fits before an ellipsis. */
  static String clip(String text, int columns) {
    if (of(text) <= columns) {
      return text;
    }
    int used = 1;
    int end = 0;
    for (Matcher cluster = CLUSTER.matcher(text); cluster.find(); end = cluster.end()) {
      used += ofCluster(cluster.group());
      if (used > columns) {
        break;
      }
    }
    return text.substring(0, end) + ELLIPSIS;
  }

  /** Parts that joiners hold together count each, as they are shown where the whole is unknown. */
  private static int ofCluster(String cluster) {
    int columns = 0;
    boolean isEmoji = cluster.indexOf('\uFE0F') >= 0;
    for (int i = 0; i < cluster.length(); i += Character.charCount(cluster.codePointAt(i))) {
      columns += ofCodePoint(cluster.codePointAt(i));
    }
    return isEmoji ? Math.max(2, columns) : columns;
  }

  private static int ofCodePoint(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> 0;
      default -> isWide(codePoint) ? 2 : 1;
    };
  }

  private static boolean isWide(int c) {
    return in(c, 0x1100, 0x115F)
        || in(c, 0x231A, 0x231B)
        || in(c, 0x23E9, 0x23F3)
        || in(c, 0x2614, 0x2615)
        || in(c, 0x26A1, 0x26A1)
        || in(c, 0x2705, 0x2705)
        || in(c, 0x274C, 0x274C)
        || in(c, 0x2E80, 0x303E)
        || in(c, 0x3041, 0xA4CF)
        || in(c, 0xA960, 0xA97C)
        || in(c, 0xAC00, 0xD7A3)
        || in(c, 0xF900, 0xFAFF)
        || in(c, 0xFE10, 0xFE19)
        || in(c, 0xFE30, 0xFE6F)
        || in(c, 0xFF01, 0xFF60)
        || in(c, 0xFFE0, 0xFFE6)
        || in(c, 0x16FE0, 0x18DFF)
        || in(c, 0x1AFF0, 0x1B2FF)
        || in(c, 0x1F1E6, 0x1F64F)
        || in(c, 0x1F680, 0x1F6FF)
        || in(c, 0x1F7E0, 0x1F7EB)
        || in(c, 0x1F90C, 0x1FAFF)
        || in(c, 0x20000, 0x3FFFD);
  }

  private static boolean in(int c, int low, int high) {
    return c >= low && c <= high;
  }
}
