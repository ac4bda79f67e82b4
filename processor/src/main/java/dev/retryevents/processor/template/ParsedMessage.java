package dev.retryevents.processor.template;

/** A template that keeps to the grammar. */
public record ParsedMessage(Message message) implements ParseResult {}
