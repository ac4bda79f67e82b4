package dev.retryevents.processor.template;

/** A statement at the head of a message that binds a name to an expression. */
public sealed interface Declaration {

  /** The variable that is bound. */
  Operand.Variable variable();

  Expression value();

  Span span();

  /** The bound name, without its dollar sign. */
  default String name() {
    return variable().name();
  }

  /** {@code .input}: a value from outside, perhaps annotated, under its own name. */
  record InputDeclaration(Operand.Variable variable, Expression value, Span span)
      implements Declaration {}

  /** {@code .local}: a new name for the value of an expression. */
  record LocalDeclaration(Operand.Variable variable, Expression value, Span span)
      implements Declaration {}
}
