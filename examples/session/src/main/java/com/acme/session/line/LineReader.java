package com.acme.session.line;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reads a stream line by line, and keeps no more of a line than its limit.
 *
 * <p>A line ends in a line feed, or in a carriage return and a line feed. One thread reads.
 */
public final class LineReader {

  private final InputStream in;
  private final int limit;
  private final byte[] chunk = new byte[1 << 16];
  private int at;
  private int end;

  /**
   * A reader of a stream.
   *
   * @param in the stream
   * @param limit the most bytes that a line may have, its ending not counted
   */
  public LineReader(InputStream in, int limit) {
    this.in = in;
    this.limit = limit;
  }

  /**
   * Reads a line.
   *
   * @return the line, or null at the end of the stream
   * @throws IOException if the stream cannot be read
   */
  public @Nullable Line next() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    long size = 0;
    while (at < end || fill()) {
      int from = at;
      boolean isEnded = findBreak();
      size += at - from;
      if (size <= limit + 2L) {
        line.write(chunk, from, at - from);
      } else {
        line.reset();
      }
      if (isEnded) {
        return line(line, size, true);
      }
    }
    return size == 0 ? null : line(line, size, false);
  }

  private boolean fill() throws IOException {
    at = 0;
    end = Math.max(0, in.read(chunk));
    return end > 0;
  }

  /** Moves behind the next line feed, or to the end of the chunk. */
  private boolean findBreak() {
    while (at < end) {
      if (chunk[at++] == '\n') {
        return true;
      }
    }
    return false;
  }

  private Line line(ByteArrayOutputStream read, long size, boolean isEnded) {
    byte[] bytes = read.toByteArray();
    int length = bytes.length;
    if (isEnded && length > 0) {
      length -= length > 1 && bytes[length - 2] == '\r' ? 2 : 1;
    }
    boolean isLost = size > bytes.length;
    return isLost || length > limit
        ? new Line.TooLong(size)
        : new Line.Whole(
            length == bytes.length ? bytes : Arrays.copyOf(bytes, length), isEnded, size);
  }
}
