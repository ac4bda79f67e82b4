package dev.retryevents.processor.template;

import java.util.List;

/** The line of a template that a diagnostic shows, and the line below it with the caret. */
public record TemplateExcerpt(String line, String caret) {

  /** As wide as a wide character, in the fonts that have wide characters. */
  private static final char WIDE_SPACE = '\u3000';

  /** The line round an offset, with a caret below the character that stands there. */
  public static TemplateExcerpt of(String template, int offset) {
    int start = TemplatePosition.lineStart(template, offset);
    int end = offset;
    while (end < template.length() && !TemplatePosition.isLineStart(template, end + 1)) {
      end++;
    }
    String line = template.substring(start, end);
    StringBuilder caret = new StringBuilder();
    line.codePoints().limit(line.codePointCount(0, offset - start)).forEach(c -> pad(c, caret));
    return new TemplateExcerpt(VisibleText.of(line.stripTrailing()), caret.append('^').toString());
  }

  /** Both lines, ready to stand one below the other. */
  public List<String> lines() {
    return List.of(line, caret);
  }

  private static void pad(int c, StringBuilder caret) {
    if (c == '\t') {
      caret.append('\t');
    } else if (TextWidth.isWide(c)) {
      caret.append(WIDE_SPACE);
    } else if (!TextWidth.isCombining(c)) {
      caret.append(' ');
    }
  }
}
