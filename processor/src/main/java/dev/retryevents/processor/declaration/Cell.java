package dev.retryevents.processor.declaration;

import dev.retryevents.processor.diagnostic.Origin;

/**
 * A value of an annotation, and where it stands.
 *
 * @param <T> the type of the value
 * @param value the value
 * @param origin its place; that of the annotation around it where the value is a default
 */
public record Cell<T>(T value, Origin origin) {}
