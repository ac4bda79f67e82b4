package dev.retryevents.processor.template;

/** Why a message has no text for the values of a sample. */
public record EvaluationFault(Kind kind, Span span, String sentence)
    implements Evaluation, Resolution {
  public EvaluationFault {
    sentence = VisibleText.of(sentence);
  }

  /** What is wrong. */
  public enum Kind {
    /** No value has the name. */
    UNRESOLVED_VARIABLE,
    /** The function cannot work on the value. */
    BAD_OPERAND,
    /** The options of several functions contradict each other. */
    BAD_OPTION,
    /** The value cannot be compared with keys. */
    BAD_SELECTOR,
    /** The value has no text of its own. */
    NOT_SHOWABLE,
    /** No variant suits the values, which a fallback variant would prevent. */
    NO_VARIANT,
    /** The template uses what the profile does not have. */
    OUTSIDE_PROFILE
  }
}
