package dev.retryevents.harness.observe;

import org.jspecify.annotations.Nullable;

/**
 * What an observer gets of what is published. It runs on the publishing thread, so it is short, and
 * it is equal to another that selects the same.
 *
 * @param <P> what is published
 * @param <T> what the observer gets
 */
public interface Selection<P, T> {

  /**
   * {@return what the observer gets, or null if this is none of its business}
   *
   * @param published what happened
   */
  @Nullable T from(P published);
}
