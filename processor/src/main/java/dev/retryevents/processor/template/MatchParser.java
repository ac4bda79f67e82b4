package dev.retryevents.processor.template;

import java.util.ArrayList;
import java.util.List;

/** Parses what follows the keyword {@code .match}: selectors, then variants to the end. */
final class MatchParser {

  private final Cursor cursor;
  private final LiteralParser literals;
  private final PatternParser patterns;

  MatchParser(Cursor cursor) {
    this.cursor = cursor;
    this.literals = new LiteralParser(cursor);
    this.patterns = new PatternParser(cursor);
  }

  Message match(List<Declaration> declarations) {
    List<Operand.Variable> selectors = selectors();
    List<Variant> variants = new ArrayList<>();
    do {
      variants.add(variant());
      cursor.skipSpace();
    } while (cursor.peek() != Cursor.END);
    return new Message.SelectMessage(declarations, selectors, variants, cursor.since(0));
  }

  private List<Operand.Variable> selectors() {
    cursor.requireSpace(cursor.skipSpace(), "after .match");
    List<Operand.Variable> selectors = new ArrayList<>();
    boolean space = true;
    while (selectors.isEmpty() || cursor.peek() == '$') {
      cursor.requireSpace(space, "before the selector");
      selectors.add(selector());
      space = cursor.skipSpace();
    }
    if (cursor.peek() == Cursor.END) {
      throw cursor.fault("expected a variant, its keys and its pattern: * {{…}}");
    }
    cursor.requireSpace(space, "after the selectors");
    return selectors;
  }

  private Operand.Variable selector() {
    if (cursor.peek() != '$') {
      throw cursor.fault("expected a selector, a declared variable: .match $name");
    }
    return literals.variable("before the selector");
  }

  private Variant variant() {
    int start = cursor.offset();
    List<Key> keys = new ArrayList<>();
    boolean space = true;
    while (keys.isEmpty() || isAtKey()) {
      cursor.requireSpace(space, "before the key");
      keys.add(key());
      space = cursor.skipSpace();
    }
    Pattern pattern =
        patterns.quotedPattern("the pattern of variant \"" + Variant.label(keys) + "\"");
    return new Variant(keys, pattern, cursor.since(start));
  }

  private boolean isAtKey() {
    return cursor.peek() == '*' || literals.isAtLiteral();
  }

  private Key key() {
    int start = cursor.offset();
    if (cursor.take("*")) {
      return new Key.CatchAllKey(cursor.since(start));
    }
    if (!literals.isAtLiteral()) {
      throw cursor.fault("expected a key, a literal or \"*\", before the pattern of a variant");
    }
    Operand.Literal literal = literals.literal();
    return new Key.LiteralKey(LiteralParser.normalise(literal.text()), literal.span());
  }
}
