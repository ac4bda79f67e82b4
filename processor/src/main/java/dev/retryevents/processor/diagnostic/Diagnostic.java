package dev.retryevents.processor.diagnostic;

import java.util.List;

/**
 * One thing to say to the user.
 *
 * @param code which fault it is
 * @param origin where it stands
 * @param sentence what is wrong and what to write instead, in one line that stands alone
 * @param lines more lines under it: the template with a caret, two texts one above the other, a
 *     list
 */
public record Diagnostic(Code code, Origin origin, String sentence, List<String> lines) {

  /** Copies the list. */
  public Diagnostic {
    lines = List.copyOf(lines);
  }

  /** A diagnostic of one line. */
  public static Diagnostic of(Code code, Origin origin, String sentence) {
    return new Diagnostic(code, origin, sentence, List.of());
  }

  /** The text as printed: the id in brackets, the sentence, the lines indented under it. */
  public String text() {
    StringBuilder text = new StringBuilder("[").append(code).append("] ").append(sentence);
    lines.forEach(line -> text.append("\n  ").append(line));
    return text.toString();
  }
}
