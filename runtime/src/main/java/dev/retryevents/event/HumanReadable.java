package dev.retryevents.event;

/** Something that reads as one printable line. */
public interface HumanReadable {

  /**
   * The line: never empty by intent, without line breaks, control characters or bidi overrides, and
   * the same on every host, whatever its locale.
   */
  String message();

  /**
   * Appends the line to {@code out}, which generated events do without a string of their own.
   *
   * @param out where the line goes
   */
  default void appendMessage(StringBuilder out) {
    out.append(message());
  }
}
