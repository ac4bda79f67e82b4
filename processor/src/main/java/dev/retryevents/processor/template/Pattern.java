package dev.retryevents.processor.template;

import java.util.List;

/** A sequence of text and placeholders; the span leaves out the braces that quote it. */
public record Pattern(List<PatternPart> parts, Span span) {

  public Pattern {
    parts = List.copyOf(parts);
  }

  /** The expressions of the placeholders, in the order of the text. */
  public List<Expression> expressions() {
    return parts.stream()
        .filter(PatternPart.Placeholder.class::isInstance)
        .map(part -> ((PatternPart.Placeholder) part).expression())
        .toList();
  }

  /** Whether text that begins with a full stop follows: text carried before it drops its own. */
  public boolean isBeforeStop(int index) {
    return index + 1 < parts.size()
        && parts.get(index + 1) instanceof PatternPart.Text text
        && text.text().startsWith(".");
  }

  /** The markup, in the order of the text. */
  public List<PatternPart.Markup> markup() {
    return parts.stream()
        .filter(PatternPart.Markup.class::isInstance)
        .map(PatternPart.Markup.class::cast)
        .toList();
  }
}
