package com.acme.agent.retry;

import dev.retryevents.event.Millis;
import dev.retryevents.harness.RetryContext;
import dev.retryevents.harness.errors.retry.OutputTruncationRetryException;
import dev.retryevents.harness.errors.retry.OverloadRetryException;
import dev.retryevents.harness.errors.retry.RateLimitRetryException;
import dev.retryevents.harness.errors.retry.ResponseCorrectionRetryException;
import dev.retryevents.harness.errors.retry.RetrySignal;
import dev.retryevents.harness.errors.retry.TransientErrorRetryException;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Turns every {@link RetrySignal} into its {@link RetryEvent}. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class RetryEventMapping {
  private RetryEventMapping() {}

  /**
   * Gives the event of a signal.
   *
   * @param signal what happened
   * @param context what the signal does not carry
   * @return the event
   */
  public static RetryEvent map(RetrySignal signal, RetryContext context) {
    Objects.requireNonNull(signal, "signal");
    if (signal instanceof RateLimitRetryException rateLimitRetryException) {
      return map(rateLimitRetryException, context);
    }
    if (signal instanceof TransientErrorRetryException transientErrorRetryException) {
      return map(transientErrorRetryException, context);
    }
    if (signal instanceof OverloadRetryException overloadRetryException) {
      return map(overloadRetryException, context);
    }
    if (signal instanceof OutputTruncationRetryException outputTruncationRetryException) {
      return map(outputTruncationRetryException, context);
    }
    if (signal instanceof ResponseCorrectionRetryException responseCorrectionRetryException) {
      return map(responseCorrectionRetryException, context);
    }
    throw new AssertionError(signal);
  }

  /**
   * Gives the event of one {@link RateLimitRetryException}.
   *
   * @param signal what happened
   * @param context what the signal does not carry
   * @return the event
   */
  public static RateLimitRetryEvent map(RateLimitRetryException signal, RetryContext context) {
    return new RateLimitRetryEvent(
        context.snapshot(),
        context.attempt(),
        Millis.ofNullable(context.estimatedDelay()),
        RateLimitType.ofWire(signal.limitType()),
        signal.model(),
        context.systemThrottle());
  }

  /**
   * Gives the event of one {@link TransientErrorRetryException}.
   *
   * @param signal what happened
   * @param context what the signal does not carry
   * @return the event
   */
  public static TransientErrorRetryEvent map(
      TransientErrorRetryException signal, RetryContext context) {
    return new TransientErrorRetryEvent(
        context.snapshot(),
        context.attempt(),
        signal.details(),
        Millis.ofNullable(context.estimatedDelay()),
        signal.provider());
  }

  /**
   * Gives the event of one {@link OverloadRetryException}.
   *
   * @param signal what happened
   * @param context what the signal does not carry
   * @return the event
   */
  public static TransientErrorRetryEvent map(OverloadRetryException signal, RetryContext context) {
    return new TransientErrorRetryEvent(
        context.snapshot(),
        context.attempt(),
        signal.details(),
        Millis.ofNullable(context.estimatedDelay()),
        signal.provider());
  }

  /**
   * Gives the event of one {@link OutputTruncationRetryException}.
   *
   * @param signal what happened
   * @param context what the signal does not carry
   * @return the event
   */
  public static OutputTruncationRetryEvent map(
      OutputTruncationRetryException signal, RetryContext context) {
    return new OutputTruncationRetryEvent(
        context.snapshot(), signal.model(), signal.newBudget(), signal.previousBudget());
  }

  /**
   * Gives the event of one {@link ResponseCorrectionRetryException}.
   *
   * @param signal what happened
   * @param context what the signal does not carry
   * @return the event
   */
  public static ResponseCorrectionRetryEvent map(
      ResponseCorrectionRetryException signal, RetryContext context) {
    return new ResponseCorrectionRetryEvent(
        context.snapshot(), signal.attempt(), signal.failure(), signal.model());
  }
}
