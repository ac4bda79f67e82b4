package dev.retryevents.processor.template;

/** A place in a template as people count it: lines and columns from 1, columns in code points. */
public record TemplatePosition(int line, int column) {

  /** The place of a UTF-16 offset of the template, the place behind its end included. */
  public static TemplatePosition of(String template, int offset) {
    int line = 1;
    int lineStart = 0;
    for (int next = nextLine(template, 0); next >= 0 && next <= offset; ) {
      line++;
      lineStart = next;
      next = nextLine(template, next);
    }
    return new TemplatePosition(line, template.codePointCount(lineStart, offset) + 1);
  }

  @Override
  public String toString() {
    return line + ":" + column;
  }

  /** The offset behind the first line break from {@code start} on, or -1. */
  static int nextLine(String template, int start) {
    for (int at = start; at < template.length(); at++) {
      char c = template.charAt(at);
      if (c == '\n' || (c == '\r' && !template.startsWith("\n", at + 1))) {
        return at + 1;
      }
    }
    return -1;
  }
}
