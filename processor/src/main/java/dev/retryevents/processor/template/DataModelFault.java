package dev.retryevents.processor.template;

/**
 * A message that keeps to the grammar and still means nothing, by one of the standard's six rules.
 */
public record DataModelFault(Kind kind, Span span, String sentence) {
  public DataModelFault {
    sentence = VisibleText.of(sentence);
  }

  /** The data-model errors of LDML 48.2, part 9. */
  public enum Kind {
    DUPLICATE_DECLARATION,
    DUPLICATE_OPTION_NAME,
    DUPLICATE_VARIANT,
    MISSING_FALLBACK_VARIANT,
    MISSING_SELECTOR_ANNOTATION,
    VARIANT_KEY_MISMATCH
  }
}
