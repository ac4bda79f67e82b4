package dev.retryevents.processor.model;

/**
 * A component that comes from the interface that every event extends, before those of the schema.
 *
 * @param name the name of its accessor
 * @param type its type
 * @param nullable whether it may be null
 */
public record Leading(String name, JavaType type, boolean nullable) {}
