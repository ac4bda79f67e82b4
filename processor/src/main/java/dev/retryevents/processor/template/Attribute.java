package dev.retryevents.processor.template;

import java.util.Optional;

/** A remark on an expression or on markup for the tools that read it; it never changes the text. */
public record Attribute(String name, Optional<Operand.Literal> value, Span span) {}
