package dev.retryevents.harness.errors.retry;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A failure on the way to a model or at its provider, which is waited out. */
public sealed interface UpstreamRetrySignal extends RetrySignal
    permits RateLimitRetryException, OverloadRetryException, TransientErrorRetryException {

  /**
   * {@return how long the provider asks to wait, or null if it does not say} The next attempt does
   * not begin earlier; zero, or a time that is over, is no bound.
   */
  @Nullable Duration retryAfter();
}
