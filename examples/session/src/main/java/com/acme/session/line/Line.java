package com.acme.session.line;

/** One line of a stream. */
public sealed interface Line {

  /** {@return how many bytes of the stream the line takes up, its ending included} */
  long size();

  /**
   * A line that was read.
   *
   * @param bytes what stands in it, without its ending
   * @param isEnded whether a line break ends it, and not the end of the stream
   * @param size see {@link Line#size()}
   */
  record Whole(byte[] bytes, boolean isEnded, long size) implements Line {}

  /**
   * A line that was passed over, because it is longer than the reader reads.
   *
   * @param size see {@link Line#size()}
   */
  record TooLong(long size) implements Line {}
}
