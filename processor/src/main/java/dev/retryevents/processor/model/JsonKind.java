package dev.retryevents.processor.model;

/** A type of JSON that tells the alternatives of a union apart. */
public enum JsonKind {
  /** A number without a fraction, however it is written: {@code 2.0} is one. */
  INTEGER,
  /** Any number; never beside {@link #INTEGER}. */
  NUMBER,
  /** A string. */
  STRING,
  /** {@code true} or {@code false}. */
  BOOLEAN,
  /** An array. */
  ARRAY,
  /** An object. */
  OBJECT
}
