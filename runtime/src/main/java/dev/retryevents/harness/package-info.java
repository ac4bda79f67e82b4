/**
 * What a loop that retries knows and publishes.
 *
 * <p>Takes: signals and snapshots. Gives: the context in which a signal becomes an event. May not
 * see: {@code dev.retryevents.json}, or any generated type.
 */
@NullMarked
package dev.retryevents.harness;

import org.jspecify.annotations.NullMarked;
