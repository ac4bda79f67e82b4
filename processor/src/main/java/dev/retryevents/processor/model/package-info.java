/**
 * What the pipeline hands on: {@code Claims}, as declared and as the schema says, and {@code
 * Contract}, what the checks let through.
 *
 * <p>Takes: the records of the readers. Gives: plain immutable values. May not see: compiler,
 * writer and JSON libraries; the checks; the generators.
 */
@NullMarked
package dev.retryevents.processor.model;

import org.jspecify.annotations.NullMarked;
