package dev.retryevents.processor.template;

import dev.retryevents.processor.template.PatternPart.Markup;
import java.util.List;
import java.util.Optional;

/** Parses what stands between single braces: an expression or markup. */
final class PlaceholderParser {

  private final Cursor cursor;
  private final LiteralParser literals;
  private final OptionParser options;

  PlaceholderParser(Cursor cursor) {
    this.cursor = cursor;
    this.literals = new LiteralParser(cursor);
    this.options = new OptionParser(cursor);
  }

  PatternPart placeholder() {
    int start = cursor.offset();
    open("a placeholder");
    return switch (cursor.peek()) {
      case '#', '/' -> markup(start);
      default -> new PatternPart.Placeholder(expression(start));
    };
  }

  /**
   * Parses an expression with its braces.
   *
   * @param owner what the expression is for, for the sentence when there is none
   */
  Expression expression(String owner) {
    int start = cursor.offset();
    open(owner);
    return expression(start);
  }

  private void open(String owner) {
    cursor.expect("{", "to open " + owner);
    cursor.skipSpace();
    if (cursor.peek() == '{') {
      throw cursor.fault("\"{{\" opens a whole pattern; a placeholder has single braces");
    }
  }

  private Expression expression(int start) {
    Optional<Operand> operand = operand();
    Optional<FunctionCall> function = function(operand.isPresent());
    List<Attribute> attributes = options.attributes();
    cursor.expect("}", "to close the placeholder");
    return new Expression(operand, function, attributes, cursor.since(start));
  }

  private Optional<Operand> operand() {
    int c = cursor.peek();
    if (c == ':') {
      return Optional.empty();
    }
    if (c == '$') {
      return Optional.of(literals.variable("before the variable"));
    }
    if (literals.isAtLiteral()) {
      return Optional.of(literals.literal());
    }
    if (c == '}') {
      throw cursor.fault("empty placeholder; name a variable: {$name}, or write \\{\\} to show it");
    }
    if (c == Cursor.END) {
      throw cursor.fault("expected a variable, a literal or a function after \"{\"");
    }
    throw cursor.fault(
        CharacterClass.shown(c)
            + " opens no expression; a variable ($), literal or function (:) does");
  }

  private Optional<FunctionCall> function(boolean afterOperand) {
    int before = cursor.offset();
    boolean space = cursor.skipSpace();
    if (cursor.peek() != ':') {
      cursor.returnTo(before);
      return Optional.empty();
    }
    cursor.requireSpace(space || !afterOperand, "before the function");
    int start = cursor.offset();
    cursor.advance();
    String name = literals.identifier("a function");
    List<Option> given = options.options();
    return Optional.of(new FunctionCall(name, given, cursor.since(start)));
  }

  private Markup markup(int start) {
    boolean closing = cursor.peek() == '/';
    cursor.advance();
    String name = literals.identifier("markup");
    List<Option> given = options.options();
    List<Attribute> attributes = options.attributes();
    boolean standalone = !closing && cursor.take("/");
    cursor.expect("}", "to close the markup \"" + name + "\"");
    Markup.Kind kind =
        closing ? Markup.Kind.CLOSE : standalone ? Markup.Kind.STANDALONE : Markup.Kind.OPEN;
    return new Markup(kind, name, given, attributes, cursor.since(start));
  }
}
