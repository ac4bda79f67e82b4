package dev.retryevents.processor.model;

/** A type of JSON that tells the alternatives of a union apart. */
public enum JsonKind {
  /** A number without a fraction, however it is written: {@code 2.0} is one. */
  INTEGER("an integer"),
  /** Any number; never beside {@link #INTEGER}. */
  NUMBER("a number"),
  /** A string. */
  STRING("a string"),
  /** {@code true} or {@code false}. */
  BOOLEAN("true or false"),
  /** An array. */
  ARRAY("an array"),
  /** An object. */
  OBJECT("an object");

  private final String words;

  JsonKind(String words) {
    this.words = words;
  }

  /** The type as a message names what was expected. */
  public String words() {
    return words;
  }
}
