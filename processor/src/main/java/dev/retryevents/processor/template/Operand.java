package dev.retryevents.processor.template;

/** What a function works on, or the value of an option: written out, or the name of a value. */
public sealed interface Operand {

  Span span();

  /** Text that stands for itself, without its bars and escapes; not normalised. */
  record Literal(String text, boolean quoted, Span span) implements Operand {}

  /** A reference to a value, by its NFC name without the dollar sign. */
  record Variable(String name, Span span) implements Operand {}
}
