package dev.retryevents.processor.schema;

/** Text from outside in the form in which it may stand in an error: one line, nothing hidden. */
final class PrintableLine {
  /** Enough to recognise a value; a longer one would bury the rest of the sentence. */
  private static final int LIMIT = 300;

  private PrintableLine() {}

  static String of(String text) {
    StringBuilder line = new StringBuilder(text.length());
    text.codePoints().limit(LIMIT).forEach(c -> append(line, c));
    if (text.codePointCount(0, text.length()) > LIMIT) {
      line.append('…');
    }
    return line.toString();
  }

  private static void append(StringBuilder line, int codePoint) {
    if (isPrintable(codePoint)) {
      line.appendCodePoint(codePoint);
    } else {
      line.append("\\u{").append(Integer.toHexString(codePoint)).append('}');
    }
  }

  /** Line breaks, controls and format characters (bidi overrides among them) are not. */
  private static boolean isPrintable(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
