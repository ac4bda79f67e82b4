package dev.retryevents.processor.sweep;

import java.util.List;
import java.util.stream.Collectors;

/** Any text as a literal of a Java source, in ASCII. */
public final class JavaText {

  private JavaText() {}

  /** The text in quotes. */
  public static String literal(String text) {
    StringBuilder literal = new StringBuilder("\"");
    for (char character : text.toCharArray()) {
      if (character == '"' || character == '\\') {
        literal.append('\\').append(character);
      } else if (character < ' ') {
        // A unicode escape of a line break would end the line before the literal is read.
        literal.append(String.format("\\%03o", (int) character));
      } else if (character < 0x7f) {
        literal.append(character);
      } else {
        literal.append(String.format("\\u%04x", (int) character));
      }
    }
    return literal.append('"').toString();
  }

  /** The texts in quotes, as the value of an array. */
  public static String literals(List<String> texts) {
    return texts.stream().map(JavaText::literal).collect(Collectors.joining(", ", "{", "}"));
  }
}
