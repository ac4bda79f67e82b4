package dev.retryevents.processor.model;

/**
 * A method without parameters that gives a value.
 *
 * @param name the method's name: {@code model}, {@code getModel}
 * @param type what it returns
 * @param nullable whether it may return null, by an annotation of that name
 */
public record Accessor(String name, JavaType type, boolean nullable) {}
