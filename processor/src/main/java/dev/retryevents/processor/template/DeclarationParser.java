package dev.retryevents.processor.template;

/** Parses what follows the keyword of a declaration. */
final class DeclarationParser {

  private final Cursor cursor;
  private final LiteralParser literals;
  private final PlaceholderParser placeholders;

  DeclarationParser(Cursor cursor) {
    this.cursor = cursor;
    this.literals = new LiteralParser(cursor);
    this.placeholders = new PlaceholderParser(cursor);
  }

  Declaration input(int start) {
    cursor.skipSpace();
    Expression value = placeholders.expression("what .input declares: .input {$name}");
    if (value.operand().orElse(null) instanceof Operand.Variable variable) {
      return new Declaration.InputDeclaration(variable, value, cursor.since(start));
    }
    throw new Unparseable(
        new SyntaxFault(value.span(), ".input declares a variable: .input {$name}"));
  }

  Declaration local(int start) {
    cursor.requireSpace(cursor.skipSpace(), "after .local");
    Operand.Variable variable = literals.variable("before the name that .local declares");
    cursor.skipSpace();
    cursor.expect("=", "after .local $" + variable.name());
    cursor.skipSpace();
    Expression value = placeholders.expression("the value of $" + variable.name());
    return new Declaration.LocalDeclaration(variable, value, cursor.since(start));
  }
}
