/**
 * What the pipeline hands on: {@code Contract}, what the checks let through, and the types and
 * values that it is made of.
 *
 * <p>Takes: nothing. Gives: plain immutable values. May not see: any other package of the
 * processor; compiler, writer and JSON libraries.
 */
@NullMarked
package dev.retryevents.processor.model;

import org.jspecify.annotations.NullMarked;
