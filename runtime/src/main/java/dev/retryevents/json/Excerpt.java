package dev.retryevents.json;

/** Carried text as a fault shows it: quoted, printable and short, whatever it contains. */
final class Excerpt {

  /** What fits on a line of a terminal beside the rest of a fault. */
  private static final int MOST_CODE_POINTS = 40;

  private Excerpt() {}

  /** The text between double quotes. */
  static String quoted(String text) {
    return "\"" + of(text) + "\"";
  }

  /** The text without quotes, cut where it is too long. */
  static String of(String text) {
    StringBuilder out = new StringBuilder();
    int shown = 0;
    for (int i = 0; i < text.length(); ) {
      if (shown++ == MOST_CODE_POINTS) {
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
