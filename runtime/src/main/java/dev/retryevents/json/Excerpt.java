package dev.retryevents.json;

/** Carried text as a fault shows it: quoted, printable and short, whatever it contains. */
final class Excerpt {

  /** What fits on a line of a terminal beside the rest of a fault. */
  private static final int MOST_CODE_POINTS = 40;

  private static final int MOST_OF_A_LONG_ONE = 200;

  private Excerpt() {}

  /** The text between double quotes. */
  static String quoted(String text) {
    return "\"" + of(text) + "\"";
  }

  /** A pointer between double quotes, which is worth more of the line. */
  static String quotedPointer(String pointer) {
    return "\"" + of(pointer, MOST_OF_A_LONG_ONE) + "\"";
  }

  /** A message without quotes, which is worth more of the line. */
  static String ofMessage(String message) {
    return of(message, MOST_OF_A_LONG_ONE);
  }

  /** The text without quotes, cut where it is too long. */
  static String of(String text) {
    return of(text, MOST_CODE_POINTS);
  }

  private static String of(String text, int most) {
    StringBuilder out = new StringBuilder();
    int shown = 0;
    for (int i = 0; i < text.length(); ) {
      if (shown++ == most) {
        return out.append("...").toString();
      }
      int codePoint = text.codePointAt(i);
      appendTo(out, codePoint);
      i += Character.charCount(codePoint);
    }
    return out.toString();
  }

  private static void appendTo(StringBuilder out, int codePoint) {
    switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE,
          Character.UNASSIGNED ->
          out.append(String.format("U+%04X", codePoint));
      default -> out.appendCodePoint(codePoint);
    }
  }
}
