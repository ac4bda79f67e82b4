package dev.retryevents.processor.check;

import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.template.TemplateExcerpt;
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
    String same = actual.substring(0, difference(expected, actual));
    return List.of(
        label(expectedLabel, width) + Wording.oneLine(expected),
        label(actualLabel, width) + Wording.oneLine(actual),
        " ".repeat(width) + caretBehind(Wording.oneLine(same)));
  }

  private static String label(String text, int width) {
    return text + ":" + " ".repeat(width - text.length() - 1);
  }

  /** Where the texts part; never inside of a surrogate pair. */
  private static int difference(String expected, String actual) {
    int index = 0;
    while (index < Math.min(expected.length(), actual.length())
        && expected.codePointAt(index) == actual.codePointAt(index)) {
      index = actual.offsetByCodePoints(index, 1);
    }
    return index;
  }

  /** Texts are as wide here as in the excerpt of a template. */
  private static String caretBehind(String line) {
    return TemplateExcerpt.of(line, line.length()).caret();
  }
}
