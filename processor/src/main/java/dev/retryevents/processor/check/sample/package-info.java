/**
 * Checks that samples are valid, render what they say, and hold every variant.
 *
 * <p>Takes: shaped rows and checked messages. Gives: findings, and sample cases of the model. May
 * not see: compiler, writer and JSON libraries.
 */
@NullMarked
package dev.retryevents.processor.check.sample;

import org.jspecify.annotations.NullMarked;
