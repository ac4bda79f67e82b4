package dev.retryevents.json;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Finds and copies, eight at a time, bytes that stand for themselves in a string: all but a quote,
 * a backslash, a control character and what is part of a longer sequence.
 */
final class PlainBytes {

  private static final VarHandle EIGHT_BYTES =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final long EACH = 0x0101010101010101L;
  private static final long HIGH_BITS = 0x8080808080808080L;
  private static final long QUOTES = '"' * EACH;
  private static final long BACKSLASHES = '\\' * EACH;
  private static final long SPACES = ' ' * EACH;

  private PlainBytes() {}

  /** The index of the first byte that is not plain, or {@code end}. */
  static int end(byte[] bytes, int from, int end) {
    int at = from;
    int last = end - Long.BYTES;
    for (; at <= last; at += Long.BYTES) {
      long special = special((long) EIGHT_BYTES.get(bytes, at));
      if (special != 0) {
        return at + before(special);
      }
    }
    while (at < end && isPlain(bytes[at])) {
      at++;
    }
    return at;
  }

  /**
   * Copies the bytes up to the first that is not plain, or {@code end}, and gives its index.
   *
   * @param out where to, with room for all bytes to {@code end}; what is behind the copy is lost
   */
  static int copy(byte[] bytes, int from, int end, byte[] out, int to) {
    int at = from;
    int shift = to - from;
    int last = end - Long.BYTES;
    for (; at <= last; at += Long.BYTES) {
      long word = (long) EIGHT_BYTES.get(bytes, at);
      EIGHT_BYTES.set(out, at + shift, word);
      long special = special(word);
      if (special != 0) {
        return at + before(special);
      }
    }
    while (at < end && isPlain(bytes[at])) {
      out[at + shift] = bytes[at];
      at++;
    }
    return at;
  }

  /** The index of the first byte from {@code from} on that is {@code wanted}, or -1. */
  static int indexOf(byte[] bytes, byte wanted, int from) {
    long pattern = wanted * EACH;
    int at = from;
    int last = bytes.length - Long.BYTES;
    for (; at <= last; at += Long.BYTES) {
      long other = (long) EIGHT_BYTES.get(bytes, at) ^ pattern;
      long zero = (other - EACH) & ~other & HIGH_BITS;
      if (zero != 0) {
        return at + before(zero);
      }
    }
    while (at < bytes.length && bytes[at] != wanted) {
      at++;
    }
    return at < bytes.length ? at : -1;
  }

  /**
   * Sets the high bit of each byte that is not plain: subtracting borrows from it where the byte is
   * below the blank, or becomes zero by exclusive or. A borrow may set it in bytes after the first
   * such one as well, never before, and only the first counts. A byte whose high bit is set anyhow
   * is not plain, so that nothing need be masked.
   */
  private static long special(long word) {
    return ((word - SPACES) | ((word ^ QUOTES) - EACH) | ((word ^ BACKSLASHES) - EACH) | word)
        & HIGH_BITS;
  }

  private static int before(long special) {
    return Long.numberOfTrailingZeros(special) >> 3;
  }

  private static boolean isPlain(byte b) {
    return b >= ' ' && b != '"' && b != '\\';
  }
}
