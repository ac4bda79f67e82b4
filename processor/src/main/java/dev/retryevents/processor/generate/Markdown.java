package dev.retryevents.processor.generate;

import java.util.regex.Pattern;

/** Any text as Markdown of one line, in prose or as code, also inside of a table (GFM 0.29). */
final class Markdown {

  private static final Pattern BREAKS = Pattern.compile("\\s*\\R\\s*");

  /** Characters that mean something wherever they stand; an underscore only beside a word. */
  private static final Pattern SPECIAL = Pattern.compile("[\\\\`*\\[\\]<>|~&]|(?<!\\w)_|_(?!\\w)");

  /** What makes a heading or a list of a line that begins with it. */
  private static final Pattern START = Pattern.compile("^(\\d*)([-#+=.)])");

  private static final Pattern TICKS = Pattern.compile("`+");

  private Markdown() {}

  /** Prose: every character means itself. */
  static String prose(String text) {
    String line = printable(BREAKS.matcher(text.strip()).replaceAll(" "));
    String escaped = SPECIAL.matcher(line).replaceAll("\\\\$0");
    return START.matcher(escaped).replaceFirst("$1\\\\$2");
  }

  /** A code span for a cell of a table. */
  static String cell(String text) {
    return code(text).replace("|", "\\|");
  }

  /** A code span; line breaks in it are shown as escapes. */
  static String code(String text) {
    String line = printable(text.replace("\r", "\\r").replace("\n", "\\n"));
    if (line.isBlank()) {
      return line.isEmpty() ? "(empty)" : "(blank)";
    }
    int fence =
        1 + TICKS.matcher(line).results().mapToInt(run -> run.group().length()).max().orElse(0);
    boolean padded =
        line.startsWith("`") || line.endsWith("`") || (line.startsWith(" ") && line.endsWith(" "));
    String ticks = "`".repeat(fence);
    String space = padded ? " " : "";
    return ticks + space + line + space + ticks;
  }

  private static String printable(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints()
        .forEach(
            point -> {
              int type = Character.getType(point);
              boolean hidden =
                  type == Character.CONTROL
                      || type == Character.FORMAT
                      || type == Character.SURROGATE
                      || type == Character.LINE_SEPARATOR
                      || type == Character.PARAGRAPH_SEPARATOR;
              out.append(hidden ? "\\u%04x".formatted(point) : Character.toString(point));
            });
    return out.toString();
  }
}
