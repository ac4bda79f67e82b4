package dev.retryevents.processor.diagnostic;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The turns of phrase that messages share. */
public final class Wording {

  /** More names than this are counted, not listed. */
  private static final int LIST_LIMIT = 10;

  private Wording() {}

  /** The text in double quotes, on one line. */
  public static String quoted(String text) {
    return '"' + oneLine(text) + '"';
  }

  /** The text with control characters spelled as Java escapes. */
  public static String oneLine(String text) {
    StringBuilder line = new StringBuilder();
    text.codePoints().forEach(c -> appendVisible(line, c));
    return line.toString();
  }

  private static void appendVisible(StringBuilder line, int c) {
    switch (c) {
      case '\n' -> line.append("\\n");
      case '\r' -> line.append("\\r");
      case '\t' -> line.append("\\t");
      default -> {
        if (isInvisible(c)) {
          for (char unit : Character.toChars(c)) {
            line.append(String.format(Locale.ROOT, "\\u%04x", (int) unit));
          }
        } else {
          line.appendCodePoint(c);
        }
      }
    }
  }

  /** What a terminal acts on or hides: controls, format characters, half surrogate pairs. */
  private static boolean isInvisible(int c) {
    int type = Character.getType(c);
    return type == Character.CONTROL
        || type == Character.SURROGATE
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR
        || type == Character.FORMAT;
  }

  /** {@code a, b, c}, cut after ten with the number of the others; {@code nothing} if empty. */
  public static String list(Collection<String> names) {
    if (names.isEmpty()) {
      return "nothing";
    }
    List<String> shown = names.stream().limit(LIST_LIMIT).toList();
    int others = names.size() - shown.size();
    String text = String.join(", ", shown);
    return others == 0 ? text : text + " and " + others + (others == 1 ? " other" : " others");
  }

  /** {@code ; did you mean "x"?} if a known name is near, else nothing. */
  public static String didYouMean(String written, Collection<String> known) {
    return didYouMean(NearestName.of(written, known));
  }

  /** {@code ; did you mean "x"?} if there is a name, else nothing. */
  public static String didYouMean(Optional<String> name) {
    return name.map(near -> "; did you mean " + quoted(near) + "?").orElse("");
  }

  /** {@code 1 key}, {@code 2 keys}. */
  public static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  /** {@code rows 1, 2 and 4}. */
  public static String enumeration(List<String> items) {
    if (items.size() < 2) {
      return String.join("", items);
    }
    int last = items.size() - 1;
    return items.subList(0, last).stream().collect(Collectors.joining(", "))
        + " and "
        + items.get(last);
  }
}
