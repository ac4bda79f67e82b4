package dev.retryevents.processor.model;

/**
 * An accessor that gives a number of milliseconds as a type of {@code java.time}.
 *
 * @param name the name of the method: that of the component without {@code Ms}
 * @param kind which type
 */
public record TimeAccessor(String name, Kind kind) {

  /** Which type of {@code java.time} a number of milliseconds stands for. */
  public enum Kind {
    /** {@code Duration}: a component {@code …Ms}. */
    DURATION,
    /** {@code Instant}, milliseconds of Unix time: a component {@code …AtMs}. */
    INSTANT
  }
}
