/**
 * The annotation processor: the shell that runs the pipeline.
 *
 * <p>Takes: the rounds of the compiler. Gives: nothing of its own; it hands the claims of the
 * readers to the checks, and what the checks let through to the generators and the output.
 */
@NullMarked
package dev.retryevents.processor;

import org.jspecify.annotations.NullMarked;
