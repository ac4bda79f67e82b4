package dev.retryevents.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes that grow at their end. */
final class Utf8Buffer {

  /** Holds a usual event without growing. */
  private static final int FIRST_CAPACITY = 512;

  /** The longest text of a long: a sign and nineteen digits. */
  private static final int LONG_CAPACITY = 20;

  private byte[] bytes = new byte[FIRST_CAPACITY];
  private int length;

  void append(char ascii) {
    reserve(1);
    bytes[length++] = (byte) ascii;
  }

  void append(byte[] more) {
    append(more, 0, more.length);
  }

  void append(byte[] more, int from, int to) {
    reserve(to - from);
    System.arraycopy(more, from, bytes, length, to - from);
    length += to - from;
  }

  /** Appends what is plain from {@code from} on, and gives the index after it. */
  int appendPlain(byte[] more, int from) {
    reserve(more.length - from);
    int after = PlainBytes.copy(more, from, more.length, bytes, length);
    length += after - from;
    return after;
  }

  void appendAscii(String text) {
    appendAscii(text, 0, text.length());
  }

  void appendCodePoint(int codePoint) {
    reserve(4);
    length = Utf8.put(codePoint, bytes, length);
  }

  /** Appends characters that are ASCII. */
  @SuppressWarnings("deprecation") // drops high bytes, of which ASCII has none, and is a bare copy
  void appendAscii(String text, int from, int to) {
    reserve(to - from);
    text.getBytes(from, to, bytes, length);
    length += to - from;
  }

  void append(long value) {
    reserve(LONG_CAPACITY);
    if (value < 0) {
      bytes[length++] = '-';
    }
    int digits = 1;
    for (long rest = value / 10; rest != 0; rest /= 10) {
      digits++;
    }
    length += digits;
    // A negative value stays so: the smallest one has no positive counterpart.
    long rest = value;
    for (int i = length - 1; i >= length - digits; i--) {
      bytes[i] = (byte) ('0' + Math.abs((int) (rest % 10)));
      rest /= 10;
    }
  }

  byte[] toByteArray() {
    return Arrays.copyOf(bytes, length);
  }

  @Override
  public String toString() {
    return new String(bytes, 0, length, StandardCharsets.UTF_8);
  }

  private void reserve(int more) {
    if (more > bytes.length - length) {
      int atLeast = Math.addExact(length, more);
      bytes = Arrays.copyOf(bytes, Math.max(atLeast, (int) Math.min(2L * bytes.length, 1 << 30)));
    }
  }
}
