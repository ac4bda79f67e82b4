/**
 * Judges claims: the steps of the run, what they found, and the one place that makes a contract.
 *
 * <p>Takes: {@code Claims}, what the readers read. Gives: diagnostics, and a {@code Contract}. May
 * not see: compiler, writer and JSON libraries; generators and output.
 */
@NullMarked
package dev.retryevents.processor.check;

import org.jspecify.annotations.NullMarked;
