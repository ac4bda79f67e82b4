package dev.retryevents.json;

import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The bytes of a text and how far they are read: what all scanners share. */
final class Cursor {

  /** What {@link #skipSpace()} gives where there is no byte. */
  static final int NO_BYTE = -1;

  final byte[] bytes;
  final int start;
  final int end;

  /** The index of the first byte that is not read yet. A scanner moves it only when it succeeds. */
  int at;

  private JsonPlace lastPlace = JsonPlace.START;

  Cursor(byte[] bytes, int start, int end) {
    Objects.checkFromToIndex(start, end, bytes.length);
    this.bytes = bytes;
    this.start = start;
    this.end = end;
    this.at = start;
  }

  /** Moves to the next byte that is no white space, and gives it as 0 to 255. */
  int skipSpace() {
    int i = at;
    // All white space is below or at the blank, and what is written for machines has none.
    return i < end && bytes[i] > ' ' ? bytes[i] : skipSpaceFrom(i);
  }

  private int skipSpaceFrom(int from) {
    for (int i = from; i < end; i++) {
      int b = bytes[i];
      if (b != ' ' && b != '\n' && b != '\r' && b != '\t') {
        at = i;
        return b & 0xFF;
      }
    }
    at = end;
    return NO_BYTE;
  }

  /** Moves over a literal, which must stand here. */
  void literal(String word) {
    int after = at + word.length();
    for (int i = 0; i < word.length(); i++) {
      if (at + i == end || bytes[at + i] != word.charAt(i)) {
        throw fault("expected " + word, at);
      }
    }
    at = after;
  }

  /** The place of a byte, from the place asked for before: tokens are asked for in order. */
  JsonPlace place(int index) {
    lastPlace = lastPlace.onTo(index - start, bytes, start, end);
    return lastPlace;
  }

  JsonException fault(String reason, int index) {
    return new JsonException(reason, place(index));
  }

  JsonException expected(String what, int index) {
    return fault("expected " + what + ", found " + found(index), index);
  }

  private String found(int index) {
    if (index >= end) {
      return "the end of the text";
    }
    byte b = bytes[index];
    int length = b >= 0 ? 1 : Utf8.sequence(bytes, index, end);
    if (length == 0) {
      return "the byte 0x%02X, which is not UTF-8".formatted(b & 0xFF);
    }
    String character = new String(bytes, index, length, StandardCharsets.UTF_8);
    return "'" + Excerpt.of(character) + "'";
  }
}
