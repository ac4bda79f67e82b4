package dev.retryevents.json;

import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The bytes of a text, how far they are read and what may follow: what all scanners share. */
final class Cursor {

  /** What {@link #skipSpace()} gives where there is no byte. */
  static final int NO_BYTE = -1;

  final byte[] bytes;
  final int start;
  final int end;
  final JsonLimits limits;
  final Nesting nesting;
  final int mostString;

  /** The index of the first byte that is not read yet. A scanner moves it only when it succeeds. */
  int at;

  /** The index of the first byte of the token that was read last. */
  int last;

  /** What stands next, of {@link Due}. */
  int due;

  /** What stands after the next value. */
  int afterValue = Due.NOTHING;

  /** How many bytes were looked at ahead, in all. */
  long lookedAt;

  private @Nullable Locator locator;
  private @Nullable Unescaping unescaping;

  Cursor(byte[] bytes, int start, int end, JsonLimits limits) {
    Objects.checkFromToIndex(start, end, bytes.length);
    this.bytes = bytes;
    this.start = start;
    this.end = end;
    this.limits = limits;
    this.mostString = limits.stringLength();
    this.nesting = new Nesting(limits.depth());
    this.due = end - start > limits.textLength() ? Due.TOO_LONG : Due.VALUE;
    this.at = start;
    this.last = start;
  }

  /** Notes that a value that began at {@code from} was read up to {@code to}. */
  void valueRead(int from, int to) {
    last = from;
    at = to;
    due = afterValue;
  }

  /** Notes that a name that began at {@code from} was read, with the colon, up to {@code to}. */
  void nameRead(int from, int to) {
    last = from;
    at = to;
    due = Due.VALUE;
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

  /** The index after a literal, which must stand here. */
  int literalEnd(String word) {
    for (int i = 0; i < word.length(); i++) {
      if (at + i == end || bytes[at + i] != word.charAt(i)) {
        throw fault(word, "another word", at);
      }
    }
    return at + word.length();
  }

  /** What finds places and pointers, from those asked for before: tokens are asked for in order. */
  Locator locator() {
    Locator known = locator;
    if (known == null) {
      known = new Locator(bytes, start, end);
      locator = known;
    }
    return known;
  }

  /** What makes the strings that do not stand for themselves, if there are any. */
  Unescaping unescaping() {
    Unescaping known = unescaping;
    if (known == null) {
      known = new Unescaping();
      unescaping = known;
    }
    return known;
  }

  /** The pointer of the value that the byte at {@code index} belongs to. */
  String pointer(int index) {
    return locator().pointer(index);
  }

  JsonException fault(String expected, String found, int index) {
    return fault(new JsonViolation(pointer(index), index - start, expected, found));
  }

  JsonException fault(JsonViolation violation) {
    return new JsonException(violation, locator().place(start + violation.offset()));
  }

  /** The fault that another character stands at {@code index} than expected. */
  JsonException expected(String what, int index) {
    return fault(what, found(index), index);
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
