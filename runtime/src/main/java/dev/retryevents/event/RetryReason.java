package dev.retryevents.event;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The one form in which the reason of a retry leaves a program: a printable line, never empty, of
 * at most {@value #MAX_CODE_POINTS} code points.
 *
 * <p>That is what the session protocol asks of the member {@code reason} of {@code
 * turn/retryScheduled}. A reason that is too long is cut between two characters as a reader sees
 * them, and ends in an ellipsis: never inside a surrogate pair, between a letter and its marks, or
 * within an emoji that joiners hold together (the extended grapheme clusters of Unicode Standard
 * Annex 29).
 */
public final class RetryReason {

  /** The most code points that a reason has. */
  public static final int MAX_CODE_POINTS = 160;

  /** What stands for a reason of which nothing can be shown. */
  public static final String UNKNOWN = "unknown reason";

  private static final char ELLIPSIS = '\u2026';
  private static final Pattern CLUSTER = Pattern.compile("\\X");

  private RetryReason() {}

  /**
   * The reason in its form; a text that is in it stays as it is.
   *
   * @param carried the reason as it came, from wherever it came
   * @return one printable line of 1 to {@value #MAX_CODE_POINTS} code points, without spaces at its
   *     ends; {@link #UNKNOWN} if nothing of it can be shown
   */
  public static String of(@Nullable String carried) {
    if (carried == null) {
      return UNKNOWN;
    }
    StringBuilder out = new StringBuilder();
    PrintableText.append(out, carried);
    String line = out.toString().strip();
    if (line.codePoints().noneMatch(RetryReason::isVisible)) {
      return UNKNOWN;
    }
    return fits(line) ? line : cut(line);
  }

  private static boolean fits(String line) {
    return line.length() <= MAX_CODE_POINTS
        || line.codePointCount(0, line.length()) <= MAX_CODE_POINTS;
  }

  /** As many whole clusters as leave room for the ellipsis. */
  private static String cut(String line) {
    int limit = line.offsetByCodePoints(0, MAX_CODE_POINTS - 1);
    int end = 0;
    for (Matcher cluster = CLUSTER.matcher(line);
        cluster.find() && cluster.end() <= limit;
        end = cluster.end()) {}
    String start = line.substring(0, end).stripTrailing();
    // One letter under hundreds of marks: there is no place to cut.
    return start.codePoints().noneMatch(RetryReason::isVisible) ? UNKNOWN : start + ELLIPSIS;
  }

  /** Whether a character leaves ink of its own, so that a line of it is not an empty one. */
  private static boolean isVisible(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.SPACE_SEPARATOR, Character.FORMAT, Character.UNASSIGNED -> false;
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> false;
      default -> !isFiller(codePoint);
    };
  }

  /**
   * Letters and a symbol that are blank by definition: the Hangul fillers, and Braille without
   * dots.
   */
  private static boolean isFiller(int codePoint) {
    return codePoint == 0x115F
        || codePoint == 0x1160
        || codePoint == 0x2800
        || codePoint == 0x3164
        || codePoint == 0xFFA0;
  }
}
