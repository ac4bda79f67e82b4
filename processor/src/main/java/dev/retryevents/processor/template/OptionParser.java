package dev.retryevents.processor.template;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parses the tail of an expression or of markup: options, then attributes. */
final class OptionParser {

  private final Cursor cursor;
  private final LiteralParser literals;

  OptionParser(Cursor cursor) {
    this.cursor = cursor;
    this.literals = new LiteralParser(cursor);
  }

  /** Parses as many options as stand here, and stops right behind the last one. */
  List<Option> options() {
    List<Option> options = new ArrayList<>();
    int end = cursor.offset();
    boolean space = cursor.skipSpace();
    while (CharacterClass.isNameStart(cursor.peek())) {
      cursor.requireSpace(space, "before the option");
      options.add(option());
      end = cursor.offset();
      space = cursor.skipSpace();
    }
    cursor.returnTo(end);
    return options;
  }

  private Option option() {
    int start = cursor.offset();
    String name = literals.identifier("an option");
    cursor.skipSpace();
    cursor.expect("=", "after the option \"" + name + "\"");
    cursor.skipSpace();
    return new Option(name, optionValue(name), cursor.since(start));
  }

  private Operand optionValue(String name) {
    if (cursor.peek() == '$') {
      return literals.variable("before the variable");
    }
    if (!literals.isAtLiteral()) {
      throw cursor.fault("expected the value of option \"" + name + "\", a literal or a variable");
    }
    return literals.literal();
  }

  /** Parses as many attributes as stand here, and passes over the space behind the last one. */
  List<Attribute> attributes() {
    List<Attribute> attributes = new ArrayList<>();
    boolean space = cursor.skipSpace();
    while (cursor.peek() == '@') {
      cursor.requireSpace(space, "before the attribute");
      attributes.add(attribute());
      space = cursor.skipSpace();
    }
    return attributes;
  }

  private Attribute attribute() {
    int start = cursor.offset();
    cursor.advance();
    String name = literals.identifier("an attribute");
    Optional<Operand.Literal> value = attributeValue(name);
    return new Attribute(name, value, cursor.since(start));
  }

  private Optional<Operand.Literal> attributeValue(String name) {
    int end = cursor.offset();
    cursor.skipSpace();
    if (!cursor.take("=")) {
      cursor.returnTo(end);
      return Optional.empty();
    }
    cursor.skipSpace();
    if (!literals.isAtLiteral()) {
      throw cursor.fault("expected the value of attribute \"" + name + "\", a literal");
    }
    return Optional.of(literals.literal());
  }
}
