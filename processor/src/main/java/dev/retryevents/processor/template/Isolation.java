package dev.retryevents.processor.template;

/** Whether placeholders are kept apart from text of the other direction. */
public enum Isolation {
  /** No isolates: the strategy of contract text. */
  NONE,
  /** The standard's default strategy for a left-to-right message; for its conformance suite. */
  DEFAULT
}
