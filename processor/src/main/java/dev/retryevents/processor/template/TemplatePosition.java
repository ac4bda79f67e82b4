package dev.retryevents.processor.template;

import java.util.stream.IntStream;

/** A place in a template as people count it: lines and columns from 1, columns in code points. */
public record TemplatePosition(int line, int column) {

  /** The place of a UTF-16 offset of the template, the place behind its end included. */
  public static TemplatePosition of(String template, int offset) {
    int line =
        (int) IntStream.rangeClosed(0, offset).filter(at -> isLineStart(template, at)).count();
    int column = template.codePointCount(lineStart(template, offset), offset) + 1;
    return new TemplatePosition(line, column);
  }

  @Override
  public String toString() {
    return line + ":" + column;
  }

  /** The offset at which the line of an offset begins. */
  static int lineStart(String template, int offset) {
    int start = offset;
    while (!isLineStart(template, start)) {
      start--;
    }
    return start;
  }

  /** Whether an offset is the first one of a line; LF, CR and both together end the line before. */
  static boolean isLineStart(String template, int offset) {
    if (offset == 0) {
      return true;
    }
    char before = template.charAt(offset - 1);
    return before == '\n' || (before == '\r' && !template.startsWith("\n", offset));
  }
}
