package dev.retryevents.processor.template;

/** What becomes of the text of a template: a message, or the fault that keeps it from being one. */
public sealed interface ParseResult permits ParsedMessage, SyntaxFault {}
