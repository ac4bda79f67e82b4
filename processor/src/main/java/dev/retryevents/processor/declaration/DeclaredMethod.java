package dev.retryevents.processor.declaration;

import dev.retryevents.processor.model.Accessor;

/**
 * An abstract method.
 *
 * @param accessor its name and what it returns
 * @param plain whether it is an accessor: no parameters, no type parameters, a value returned
 */
public record DeclaredMethod(Accessor accessor, boolean plain) {}
