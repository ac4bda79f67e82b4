package dev.retryevents.json;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Bytes that grow at their end, piece by piece: none is copied before the whole is asked for. */
final class Utf8Buffer {

  /** Holds a usual event in one piece. */
  private static final int FIRST_CAPACITY = 512;

  /** Each piece is twice as long as the one before, up to this. */
  private static final int MOST_CAPACITY = 1 << 20;

  /** The longest text of a long: a sign and nineteen digits. */
  private static final int LONG_CAPACITY = 20;

  private final List<ByteBuffer> pieces = new ArrayList<>(0);

  /** How many bytes the pieces have. */
  private int before;

  private byte[] bytes = new byte[FIRST_CAPACITY];
  private int length;

  void append(char ascii) {
    reserve(1);
    bytes[length++] = (byte) ascii;
  }

  void append(char ascii, char next) {
    reserve(2);
    bytes[length++] = (byte) ascii;
    bytes[length++] = (byte) next;
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
    int at = from;
    while (true) {
      int limit = at + Math.min(more.length - at, bytes.length - length);
      int after = PlainBytes.copy(more, at, limit, bytes, length);
      length += after - at;
      if (after < limit || after == more.length) {
        return after;
      }
      at = after;
      reserve(bytes.length - length + 1);
    }
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
    ByteBuffer whole = ByteBuffer.allocate(Math.addExact(before, length));
    for (ByteBuffer piece : pieces) {
      whole.put(piece.duplicate());
    }
    return whole.put(bytes, 0, length).array();
  }

  @Override
  public String toString() {
    return new String(toByteArray(), StandardCharsets.UTF_8);
  }

  private void reserve(int more) {
    if (more > bytes.length - length) {
      before = Math.addExact(before, length);
      pieces.add(ByteBuffer.wrap(bytes, 0, length));
      bytes = new byte[Math.max(more, 2 * Math.min(bytes.length, MOST_CAPACITY / 2))];
      length = 0;
    }
  }
}
