package dev.retryevents.processor.declaration;

import dev.retryevents.processor.diagnostic.Origin;

/**
 * A sample as its annotation declares it.
 *
 * @param number its number in the row, from 1
 * @param origin the annotation
 * @param given the event as JSON
 * @param renders the sentence
 */
public record DeclaredSample(int number, Origin origin, Cell<String> given, Cell<String> renders) {}
