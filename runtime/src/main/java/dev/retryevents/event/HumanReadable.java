package dev.retryevents.event;

/** Something that reads as one printable line. */
public interface HumanReadable {

  /**
   * {@return the line: without line breaks, control characters or bidi overrides, and the same on
   * every host, whatever its locale}
   */
  String message();

  /**
   * Appends the line to {@code out}. Generated events do so without making a string of their own.
   *
   * @param out where the line goes
   */
  default void appendMessage(StringBuilder out) {
    out.append(message());
  }
}
