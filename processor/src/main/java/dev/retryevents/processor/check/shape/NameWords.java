package dev.retryevents.processor.check.shape;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The words that a name in a schema is made of. */
final class NameWords {

  private static final Pattern HUMP =
      Pattern.compile("(?<=[\\p{Ll}\\p{Nd}])(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})");

  private NameWords() {}

  /** The words of a name; what no identifier can hold is spelled, so that it is not lost. */
  static List<String> of(String text) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              boolean part = Character.isLetterOrDigit(c) && Character.isJavaIdentifierPart(c);
              if (part) {
                word.appendCodePoint(c);
                return;
              }
              flush(word, words);
              if ("-_./: ".indexOf(c) < 0) {
                words.add(spelled(c));
              }
            });
    flush(word, words);
    return words.isEmpty() ? List.of(text.isEmpty() ? "empty" : "blank") : words;
  }

  private static void flush(StringBuilder word, List<String> words) {
    if (!word.isEmpty()) {
      words.add(word.toString());
      word.setLength(0);
    }
  }

  private static String spelled(int c) {
    return switch (c) {
      case '+' -> "plus";
      case '*' -> "star";
      case '#' -> "hash";
      case '@' -> "at";
      case '%' -> "percent";
      case '&' -> "and";
      case '=' -> "equal";
      case '<' -> "less";
      case '>' -> "greater";
      case '!' -> "not";
      case '$' -> "dollar";
      default -> "u" + Integer.toHexString(c);
    };
  }

  /**
   * {@code inProgress} is {@code in}, {@code Progress}; {@code HTTPError} is {@code HTTP}, {@code
   * Error}.
   */
  static List<String> humps(String word) {
    return List.of(HUMP.split(word));
  }
}
