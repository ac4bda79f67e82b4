package dev.retryevents.processor.template;

/** The first place where a template leaves the grammar, and what was expected there. */
public record SyntaxFault(Span span, String sentence) implements ParseResult {

  public SyntaxFault {
    sentence = VisibleText.of(sentence);
  }
}
