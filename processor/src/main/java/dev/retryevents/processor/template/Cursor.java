package dev.retryevents.processor.template;

import java.util.Locale;

/** A place in a template that moves forward, one code point at a time. */
final class Cursor {

  /** What {@link #peek} gives behind the last character. */
  static final int END = -1;

  private final String template;
  private int offset;

  Cursor(String template) {
    this.template = template;
  }

  int offset() {
    return offset;
  }

  /** The code point here; one that no template may hold is a fault wherever it stands. */
  int peek() {
    if (offset == template.length()) {
      return END;
    }
    int c = template.codePointAt(offset);
    if (c == 0) {
      throw fault("a template cannot hold U+0000");
    }
    if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
      throw fault(
          String.format(Locale.ROOT, "lone surrogate U+%04X; write the whole character", c));
    }
    return c;
  }

  void advance() {
    offset += Character.charCount(peek());
  }

  boolean isAt(String expected) {
    return template.startsWith(expected, offset);
  }

  boolean take(String expected) {
    boolean taken = isAt(expected);
    if (taken) {
      offset += expected.length();
    }
    return taken;
  }

  void expect(String expected, String purpose) {
    if (!take(expected)) {
      throw fault("expected \"" + expected + "\" " + purpose);
    }
  }

  /**
   * Passes over the production {@code o}, white space and bidi marks.
   *
   * @return whether the production {@code s} stood here, that is, whether white space was among it
   */
  boolean skipSpace() {
    boolean space = false;
    for (int c = peek(); CharacterClass.isWhitespace(c) || CharacterClass.isBidi(c); c = peek()) {
      space |= CharacterClass.isWhitespace(c);
      advance();
    }
    return space;
  }

  /** Holds a result of {@link #skipSpace} to true. */
  void requireSpace(boolean space, String place) {
    if (!space) {
      throw fault("expected a space " + place);
    }
  }

  /** Goes back to an offset where the cursor has been. */
  void returnTo(int earlier) {
    offset = earlier;
  }

  Span since(int start) {
    return new Span(start, offset);
  }

  String textSince(int start) {
    return template.substring(start, offset);
  }

  /** A fault at the character here, or behind the last one. */
  Unparseable fault(String sentence) {
    int length =
        offset == template.length() ? 0 : Character.charCount(template.codePointAt(offset));
    return new Unparseable(new SyntaxFault(new Span(offset, offset + length), sentence));
  }

  /** A fault at everything from {@code start} to here. */
  Unparseable faultSince(int start, String sentence) {
    return new Unparseable(new SyntaxFault(since(start), sentence));
  }
}
