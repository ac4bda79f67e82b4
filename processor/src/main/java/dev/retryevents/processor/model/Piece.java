package dev.retryevents.processor.model;

/** A piece of a sentence. */
public sealed interface Piece {

  /** Words of the template. */
  record Words(String text) implements Piece {}

  /**
   * A text, an enum or a boolean.
   *
   * @param stopFollows whether the words behind it begin with a full stop, before which a text
   *     drops its own
   */
  record Shown(Subject.Word subject, boolean stopFollows) implements Piece {}

  /**
   * A number.
   *
   * @param subject {@link Subject.Whole}, {@link Subject.Seconds} or {@link Subject.Fraction}
   * @param offset what to add before it is written
   * @param layout how it is written
   */
  record Number(Subject subject, long offset, NumberLayout layout) implements Piece {}
}
