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

  /** The markup, in the order of the text. */
  public List<PatternPart.Markup> markup() {
    return parts.stream()
        .filter(PatternPart.Markup.class::isInstance)
        .map(PatternPart.Markup.class::cast)
        .toList();
  }
}
