package dev.retryevents.processor.template;

/** Text of a template made fit for a diagnostic: on one line, with nothing that a reader misses. */
final class VisibleText {

  private static final int REPLACEMENT = 0xFFFD;

  private VisibleText() {}

  /** The text with each character that would break, turn round or hide the line replaced. */
  static String of(String text) {
    return text.codePoints()
        .map(c -> isHidden(c) ? REPLACEMENT : c)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static boolean isHidden(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL -> c != '\t';
      case Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }
}
