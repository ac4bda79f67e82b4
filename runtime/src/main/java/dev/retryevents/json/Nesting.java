package dev.retryevents.json;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Which objects and arrays are open: one bit a level, set for an object. */
final class Nesting {

  private final int limit;

  /** The innermost levels, the last one lowest: all of them, in all but the oddest texts. */
  private long inner;

  /** The levels further out, 64 a word, once there are any. */
  private long @Nullable [] outer;

  private int depth;

  Nesting(int limit) {
    this.limit = limit;
  }

  int depth() {
    return depth;
  }

  boolean isFull() {
    return depth == limit;
  }

  int limit() {
    return limit;
  }

  /** Opens an object or an array. */
  void open(boolean object) {
    if ((depth & 63) == 0 && depth > 0) {
      keepInner((depth >> 6) - 1);
    }
    inner = inner << 1 | (object ? 1 : 0);
    depth++;
  }

  private void keepInner(int word) {
    long[] words = outer == null ? new long[8] : outer;
    outer = word < words.length ? words : Arrays.copyOf(words, 2 * word);
    outer[word] = inner;
  }

  /** Closes what was opened last. */
  void close() {
    depth--;
    inner >>>= 1;
    if (outer != null && (depth & 63) == 0 && depth > 0) {
      inner = outer[(depth >> 6) - 1];
    }
  }

  /** What may stand after a value at this level. */
  int dueAfterValue() {
    if (depth == 0) {
      return Due.NOTHING;
    }
    return (inner & 1) != 0 ? Due.NEXT_NAME : Due.NEXT_ELEMENT;
  }
}
