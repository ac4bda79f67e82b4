package dev.retryevents.processor.template;

/** A named setting of a function or of markup; the name is in NFC and carries its namespace. */
public record Option(String name, Operand value, Span span) {}
