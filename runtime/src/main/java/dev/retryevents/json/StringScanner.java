package dev.retryevents.json;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Finds the end of a string, strictly, and makes its value. */
final class StringScanner {

  private static final VarHandle EIGHT_BYTES =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final long EACH = 0x0101010101010101L;
  private static final long HIGH_BITS = 0x8080808080808080L;
  private static final long QUOTES = '"' * EACH;
  private static final long BACKSLASHES = '\\' * EACH;
  private static final long SPACES = ' ' * EACH;

  private StringScanner() {}

  /** Reads the string whose opening quote the cursor stands at. */
  static String read(Cursor in) {
    int from = in.at + 1;
    int at = plainEnd(in.bytes, from, in.end);
    if (at < in.end && in.bytes[at] == '"' && at - from <= in.mostString) {
      in.at = at + 1;
      return ascii(in.bytes, from, at - from);
    }
    int close = close(in, at);
    in.at = close + 1;
    return Unescaping.text(in.bytes, from, close);
  }

  @SuppressWarnings("deprecation") // drops high bits, of which ASCII has none, and is a bare copy
  private static String ascii(byte[] bytes, int from, int length) {
    return new String(bytes, 0, from, length);
  }

  /** Moves over the string whose opening quote the cursor stands at. */
  static void skip(Cursor in) {
    in.at = close(in, in.at + 1) + 1;
  }

  /** Whether the string at the cursor is spelled with escapes. */
  static boolean isEscaped(Cursor in) {
    int close = close(in, in.at + 1);
    return Unescaping.nextBackslash(in.bytes, in.at + 1, close) < close;
  }

  /** The fault that the text ends within the string at the cursor. */
  static JsonException unclosed(Cursor in) {
    return in.fault("the closing '\"' of a string", "the end of the text", in.at);
  }

  private static int close(Cursor in, int from) {
    int at = from;
    while (true) {
      at = plainEnd(in.bytes, at, in.end);
      if (at == in.end) {
        throw unclosed(in);
      }
      int b = in.bytes[at];
      if (b == '"') {
        return checkedLength(in, at);
      } else if (b == '\\') {
        at = Escape.end(in, at);
      } else if (b < 0) {
        at += sequence(in, at);
      } else {
        throw in.fault("an escape", "the control character U+%04X".formatted(b), at);
      }
    }
  }

  private static int checkedLength(Cursor in, int close) {
    int length = close - in.at - 1;
    int most = in.limits.stringLength();
    if (length > most) {
      throw in.fault("a string of at most " + most + " bytes", length + " bytes", in.at);
    }
    return close;
  }

  private static int sequence(Cursor in, int at) {
    int length = Utf8.sequence(in.bytes, at, in.end);
    if (length == 0) {
      throw in.fault("UTF-8", "the byte 0x%02X".formatted(in.bytes[at] & 0xFF), at);
    }
    return length;
  }

  /**
   * The index of the first byte that does not stand for itself (a quote, a backslash, a control
   * character, part of a longer sequence), or {@code end}.
   */
  static int plainEnd(byte[] bytes, int from, int end) {
    int at = from;
    for (; at + Long.BYTES <= end; at += Long.BYTES) {
      long special = special((long) EIGHT_BYTES.get(bytes, at));
      if (special != 0) {
        return at + (Long.numberOfTrailingZeros(special) >> 3);
      }
    }
    while (at < end && isPlain(bytes[at])) {
      at++;
    }
    return at;
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

  private static boolean isPlain(byte b) {
    return b >= ' ' && b != '"' && b != '\\';
  }
}
