/**
 * The five signals by which work asks to be run again.
 *
 * <p>Takes: what the failing call knows. Gives: exceptions under one sealed root. May not see: any
 * generated type, so vocabularies travel as their wire strings.
 *
 * @serial exclude
 */
@NullMarked
package dev.retryevents.harness.errors.retry;

import org.jspecify.annotations.NullMarked;
