package dev.retryevents.processor.template;

import java.text.Normalizer;

/** Parses the smallest productions: names, identifiers, variables, literals and escapes. */
final class LiteralParser {

  private final Cursor cursor;

  LiteralParser(Cursor cursor) {
    this.cursor = cursor;
  }

  static String normalise(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFC);
  }

  boolean isAtLiteral() {
    return cursor.peek() == '|' || CharacterClass.isNameChar(cursor.peek());
  }

  Operand.Variable variable(String purpose) {
    int start = cursor.offset();
    cursor.expect("$", purpose);
    return new Operand.Variable(name("a variable"), cursor.since(start));
  }

  /** Parses a name, perhaps behind a namespace and a colon. */
  String identifier(String bearer) {
    String name = name(bearer);
    if (!cursor.take(":")) {
      return name;
    }
    return name + ":" + name(bearer + " behind its namespace \"" + name + "\"");
  }

  /** Parses a name; a bidi mark on either side belongs to the production, not to the name. */
  private String name(String bearer) {
    skipMark();
    int start = cursor.offset();
    if (!CharacterClass.isNameStart(cursor.peek())) {
      throw cursor.fault("expected the name of " + bearer);
    }
    skipNameChars();
    String name = normalise(cursor.textSince(start));
    skipMark();
    return name;
  }

  Operand.Literal literal() {
    return cursor.peek() == '|' ? quoted() : unquoted();
  }

  private Operand.Literal unquoted() {
    int start = cursor.offset();
    skipNameChars();
    return new Operand.Literal(cursor.textSince(start), false, cursor.since(start));
  }

  private Operand.Literal quoted() {
    int start = cursor.offset();
    cursor.advance();
    StringBuilder text = new StringBuilder();
    for (int c = cursor.peek(); c != '|'; c = cursor.peek()) {
      if (c == Cursor.END) {
        throw cursor.fault("expected \"|\" to close the literal");
      } else if (c == '\\') {
        text.append(escape());
      } else {
        text.appendCodePoint(c);
        cursor.advance();
      }
    }
    cursor.advance();
    return new Operand.Literal(text.toString(), true, cursor.since(start));
  }

  /** Parses a backslash and the character that it spares. */
  char escape() {
    int start = cursor.offset();
    cursor.advance();
    int c = cursor.peek();
    if (c == Cursor.END) {
      throw cursor.faultSince(start, "\"\\\" escapes nothing; write \\\\ to show it");
    }
    cursor.advance();
    if (c != '\\' && c != '{' && c != '}' && c != '|') {
      throw cursor.faultSince(start, escapeFault(c));
    }
    return (char) c;
  }

  private static String escapeFault(int c) {
    String shown = CharacterClass.shown(c);
    String written =
        shown.startsWith("\"") ? "\"\\" + shown.substring(1) : "\"\\\" before " + shown;
    return written + " is no escape; only \\\\ \\{ \\} \\| are";
  }

  private void skipNameChars() {
    while (CharacterClass.isNameChar(cursor.peek())) {
      cursor.advance();
    }
  }

  private void skipMark() {
    if (CharacterClass.isBidi(cursor.peek())) {
      cursor.advance();
    }
  }
}
