package dev.retryevents.harness;

import dev.retryevents.event.JobEvent;
import dev.retryevents.harness.errors.retry.RetrySignal;

/**
 * Gives the event of a signal; {@code RetryEventMapping::map}, as it is generated, is one.
 *
 * @param <E> the family of events
 */
@FunctionalInterface
public interface EventMapping<E extends JobEvent> {

  /**
   * Maps a signal.
   *
   * @param signal what happened
   * @param context what the signal does not carry
   * @return the event, never null
   */
  E map(RetrySignal signal, RetryContext context);
}
