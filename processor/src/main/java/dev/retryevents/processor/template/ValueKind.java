package dev.retryevents.processor.template;

/** What a function can work on, or make: the kinds of value that a message tells apart. */
public enum ValueKind {
  /** A string, or an enum by its wire value. */
  TEXT("text"),
  BOOLEAN("a boolean"),
  /** A whole number of any size. */
  INTEGER("an integer"),
  /** A number that may have a fraction. */
  FRACTION("a number"),
  DURATION("a Duration");

  private final String phrase;

  ValueKind(String phrase) {
    this.phrase = phrase;
  }

  /** The kind in words, for sentences. */
  public String phrase() {
    return phrase;
  }
}
