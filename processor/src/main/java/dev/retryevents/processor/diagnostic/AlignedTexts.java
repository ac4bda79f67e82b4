package dev.retryevents.processor.diagnostic;

import java.util.List;

/** Two texts one above the other, with a caret under the first character that differs. */
public final class AlignedTexts {

  private AlignedTexts() {}

  /**
   * Three lines: {@code expected}, {@code actual}, and the caret.
   *
   * @param expectedLabel what the first text is
   * @param expected the first text
   * @param actualLabel what the second text is
   * @param actual the second text
   */
  public static List<String> of(
      String expectedLabel, String expected, String actualLabel, String actual) {
    int width = Math.max(expectedLabel.length(), actualLabel.length()) + 2;
    String first = Wording.oneLine(expected);
    String second = Wording.oneLine(actual);
    int difference = 0;
    while (difference < Math.min(first.length(), second.length())
        && first.charAt(difference) == second.charAt(difference)) {
      difference++;
    }
    return List.of(
        label(expectedLabel, width) + first,
        label(actualLabel, width) + second,
        " ".repeat(width + columns(second, difference)) + "^");
  }

  private static String label(String text, int width) {
    return text + ":" + " ".repeat(width - text.length() - 1);
  }

  private static int columns(String text, int end) {
    return text.codePointCount(0, Math.min(end, text.length()));
  }
}
