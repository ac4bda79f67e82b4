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
  private final long[] words;
  private final long lastMask;

  /** A spelling of at least one byte. */
  Spelling(byte[] bytes) {
    this.bytes = bytes;
    this.words = new long[(bytes.length + Long.BYTES - 1) / Long.BYTES];
    byte[] padded = Arrays.copyOf(bytes, words.length * Long.BYTES);
    for (int i = 0; i < words.length; i++) {
      words[i] = (long) EIGHT_BYTES.get(padded, i * Long.BYTES);
    }
    this.lastMask = -1L >>> ((padded.length - bytes.length) * Byte.SIZE);
  }

  int length() {
    return bytes.length;
  }

  /** The bytes, not to be changed. */
  byte[] bytes() {
    return bytes;
  }

  /** Whether a text, which ends at {@code end}, holds the bytes at {@code at}. */
  boolean stands(byte[] text, int at, int end) {
    int last = words.length - 1;
    if (end - at < words.length * Long.BYTES) {
      return end - at >= bytes.length
          && Arrays.equals(text, at, at + bytes.length, bytes, 0, bytes.length);
    }
    for (int i = 0; i < last; i++) {
      if ((long) EIGHT_BYTES.get(text, at + i * Long.BYTES) != words[i]) {
        return false;
      }
    }
    long difference = (long) EIGHT_BYTES.get(text, at + last * Long.BYTES) ^ words[last];
    return (difference & lastMask) == 0;
  }
}
