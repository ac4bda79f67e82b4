package dev.retryevents.json;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Bytes that a text is expected to hold, compared eight at a time. */
final class Spelling {

  private static final VarHandle EIGHT_BYTES =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private final byte[] bytes;
  private final int length;

  /** The first eight bytes, or all of them where there are fewer. */
  private final long head;

  /** Which bits of the head count. */
  private final long headMask;

  /** The last eight bytes, which overlap the first where there are fewer than sixteen. */
  private final long tail;

  /** A spelling of at least one byte. */
  Spelling(byte[] bytes) {
    this.bytes = bytes;
    this.length = bytes.length;
    int headLength = Math.min(length, Long.BYTES);
    this.head = (long) EIGHT_BYTES.get(Arrays.copyOf(Arrays.copyOf(bytes, headLength), 8), 0);
    this.headMask = -1L >>> ((Long.BYTES - headLength) * Byte.SIZE);
    this.tail = length < Long.BYTES ? 0 : (long) EIGHT_BYTES.get(bytes, length - Long.BYTES);
  }

  int length() {
    return length;
  }

  /** The bytes, not to be changed. */
  byte[] bytes() {
    return bytes;
  }

  /** Whether a text, which ends at {@code end}, holds the bytes at {@code at}. */
  boolean stands(byte[] text, int at, int end) {
    int room = end - at;
    if (room < length || room < Long.BYTES) {
      return standsInFew(text, at, end);
    }
    if ((((long) EIGHT_BYTES.get(text, at) ^ head) & headMask) != 0) {
      return false;
    }
    return length <= Long.BYTES
        || ((long) EIGHT_BYTES.get(text, at + length - Long.BYTES) == tail
            && (length <= 2 * Long.BYTES || middleStands(text, at)));
  }

  private boolean standsInFew(byte[] text, int at, int end) {
    return end - at >= length && Arrays.equals(text, at, at + length, bytes, 0, length);
  }

  private boolean middleStands(byte[] text, int at) {
    return Arrays.equals(
        text, at + Long.BYTES, at + length - Long.BYTES, bytes, Long.BYTES, length - Long.BYTES);
  }
}
