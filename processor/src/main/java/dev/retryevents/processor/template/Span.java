package dev.retryevents.processor.template;

/** A stretch of a template, in UTF-16 offsets; {@code end} is the first offset after it. */
public record Span(int start, int end) {

  public Span {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("not a span: " + start + ".." + end);
    }
  }

  /** The text that stands here in the template. */
  public String in(String template) {
    return template.substring(start, end);
  }
}
