package dev.retryevents.processor.template;

import java.util.ArrayList;
import java.util.List;

/** Parses a message with syntax round its text: declarations, then a quoted pattern or variants. */
final class ComplexMessageParser {

  private final Cursor cursor;
  private final PatternParser patterns;
  private final DeclarationParser declarations;

  ComplexMessageParser(Cursor cursor) {
    this.cursor = cursor;
    this.patterns = new PatternParser(cursor);
    this.declarations = new DeclarationParser(cursor);
  }

  Message message() {
    List<Declaration> declared = new ArrayList<>();
    while (true) {
      cursor.skipSpace();
      if (cursor.isAt("{{")) {
        Pattern pattern = patterns.quotedPattern("the pattern");
        expectEnd();
        return new Message.PatternMessage(declared, pattern, cursor.since(0));
      }
      if (cursor.peek() != '.') {
        throw bodyFault();
      }
      int start = cursor.offset();
      String keyword = keyword();
      switch (keyword) {
        case ".input" -> declared.add(declarations.input(start));
        case ".local" -> declared.add(declarations.local(start));
        case ".match" -> {
          return new MatchParser(cursor).match(declared);
        }
        default ->
            throw cursor.faultSince(
                start, "\"" + keyword + "\" is no keyword; only .input .local .match are");
      }
    }
  }

  private String keyword() {
    int start = cursor.offset();
    cursor.advance();
    while (CharacterClass.isNameChar(cursor.peek())) {
      cursor.advance();
    }
    return cursor.textSince(start);
  }

  private Unparseable bodyFault() {
    return switch (cursor.peek()) {
      case Cursor.END ->
          cursor.fault("expected a quoted pattern or .match after the declarations: {{…}}");
      case '{' -> cursor.fault("a placeholder after a declaration; quote the pattern: {{…}}");
      default -> cursor.fault("bare text after a declaration; quote the pattern: {{…}}");
    };
  }

  private void expectEnd() {
    cursor.skipSpace();
    if (cursor.peek() != Cursor.END) {
      throw cursor.fault("expected nothing after the \"}}\" that closes the pattern");
    }
  }
}
