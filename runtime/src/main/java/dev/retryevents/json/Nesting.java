package dev.retryevents.json;

import java.util.Arrays;

/** Which objects and arrays are open: one bit a level, set for an object. */
final class Nesting {

  /**
   * The most levels, as RFC 8259, section 9, lets a parser set: far above what events and schemas
   * need, and low enough for recursion over the values on the smallest usual stack.
   */
  static final int LIMIT = 512;

  /** The reason of the fault where one level more is opened. */
  static final String TOO_DEEP = "more than " + LIMIT + " levels of nesting";

  private long[] objects = new long[1];
  private int depth;

  int depth() {
    return depth;
  }

  boolean isFull() {
    return depth == LIMIT;
  }

  boolean inObject() {
    int level = depth - 1;
    return level >= 0 && (objects[level >> 6] >>> level & 1) != 0;
  }

  /** Opens an object or an array. */
  void open(boolean object) {
    int word = depth >> 6;
    if (word == objects.length) {
      objects = Arrays.copyOf(objects, LIMIT / Long.SIZE);
    }
    long bit = 1L << depth;
    objects[word] = object ? objects[word] | bit : objects[word] & ~bit;
    depth++;
  }

  /** Closes what was opened last. */
  void close() {
    depth--;
  }
}
