package dev.retryevents.harness.policy;

import dev.retryevents.harness.errors.retry.OverloadRetryException;
import dev.retryevents.harness.errors.retry.RateLimitRetryException;
import dev.retryevents.harness.errors.retry.TransientErrorRetryException;
import dev.retryevents.harness.errors.retry.UpstreamRetrySignal;
import java.time.Duration;
import java.util.Objects;

/**
 * How often a job is run again, and for how long.
 *
 * <p>{@link #DEFAULT} fits calls of language models; the {@code with} methods give a policy that
 * differs in one figure.
 *
 * @param upstreamBudget retries after rate limits, overloads and transient errors together; at 0 or
 *     below, the first such signal is the failure
 * @param correctionBudget corrections of answers that cannot be used; at 0 or below, the first such
 *     answer is the failure
 * @param maxAttempts the backstop: the attempts that a job has whatever the budgets say; at least 1
 * @param attemptTimeout the time for one attempt together with the wait that follows it
 * @param maxWait the longest wait of our own choice; a provider may ask for a longer one
 * @param rateLimit how rate limits are waited out
 * @param overload how overloads are waited out
 * @param transientError how transient errors are waited out
 */
public record RetryPolicy(
    int upstreamBudget,
    int correctionBudget,
    int maxAttempts,
    Duration attemptTimeout,
    Duration maxWait,
    Pacing rateLimit,
    Pacing overload,
    Pacing transientError) {

  /** 3 retries, 4 corrections, at most 20 attempts of 30 minutes, waits of at most 5 minutes. */
  public static final RetryPolicy DEFAULT =
      new RetryPolicy(
          3,
          4,
          20,
          Duration.ofMinutes(30),
          Duration.ofMinutes(5),
          Pacing.RATE_LIMIT,
          Pacing.OVERLOAD,
          Pacing.TRANSIENT_ERROR);

  /** An output budget is raised once, to the ceiling: there is nothing above it to raise it to. */
  public static final int TRUNCATION_BUDGET = 1;

  /**
   * Rejects what cannot be kept.
   *
   * @throws IllegalArgumentException if {@code maxAttempts} is below 1, {@code attemptTimeout} is
   *     not positive, or {@code maxWait} is negative
   */
  public RetryPolicy {
    if (maxAttempts < 1) {
      throw new IllegalArgumentException("maxAttempts is below 1: " + maxAttempts);
    }
    if (attemptTimeout.isNegative() || attemptTimeout.isZero()) {
      throw new IllegalArgumentException("attemptTimeout is not positive: " + attemptTimeout);
    }
    if (maxWait.isNegative()) {
      throw new IllegalArgumentException("maxWait is negative: " + maxWait);
    }
    Objects.requireNonNull(rateLimit, "rateLimit");
    Objects.requireNonNull(overload, "overload");
    Objects.requireNonNull(transientError, "transientError");
  }

  /**
   * Tells how a signal is waited out.
   *
   * @param signal what happened
   * @return its pacing
   */
  public Pacing pacingOf(UpstreamRetrySignal signal) {
    if (signal instanceof RateLimitRetryException) {
      return rateLimit;
    }
    if (signal instanceof OverloadRetryException) {
      return overload;
    }
    if (signal instanceof TransientErrorRetryException) {
      return transientError;
    }
    throw new AssertionError(signal);
  }

  /**
   * {@return the policy with another upstream budget}
   *
   * @param budget the retries; none at 0 or below
   */
  public RetryPolicy withUpstreamBudget(int budget) {
    return new RetryPolicy(
        budget,
        correctionBudget,
        maxAttempts,
        attemptTimeout,
        maxWait,
        rateLimit,
        overload,
        transientError);
  }

  /**
   * {@return the policy with another correction budget}
   *
   * @param budget the corrections; none at 0 or below
   */
  public RetryPolicy withCorrectionBudget(int budget) {
    return new RetryPolicy(
        upstreamBudget,
        budget,
        maxAttempts,
        attemptTimeout,
        maxWait,
        rateLimit,
        overload,
        transientError);
  }

  /**
   * {@return the policy with another backstop}
   *
   * @param attempts the attempts of a job, at least 1
   */
  public RetryPolicy withMaxAttempts(int attempts) {
    return new RetryPolicy(
        upstreamBudget,
        correctionBudget,
        attempts,
        attemptTimeout,
        maxWait,
        rateLimit,
        overload,
        transientError);
  }

  /**
   * {@return the policy with another time for an attempt and the wait that follows it}
   *
   * @param timeout the time, above zero
   */
  public RetryPolicy withAttemptTimeout(Duration timeout) {
    return new RetryPolicy(
        upstreamBudget,
        correctionBudget,
        maxAttempts,
        timeout,
        maxWait,
        rateLimit,
        overload,
        transientError);
  }

  /**
   * {@return the policy with another cap}
   *
   * @param wait the longest wait of our own choice, zero or above
   */
  public RetryPolicy withMaxWait(Duration wait) {
    return new RetryPolicy(
        upstreamBudget,
        correctionBudget,
        maxAttempts,
        attemptTimeout,
        wait,
        rateLimit,
        overload,
        transientError);
  }

  /**
   * {@return the policy with other windows}
   *
   * @param rateLimit how rate limits are waited out
   * @param overload how overloads are waited out
   * @param transientError how transient errors are waited out
   */
  public RetryPolicy withPacing(Pacing rateLimit, Pacing overload, Pacing transientError) {
    return new RetryPolicy(
        upstreamBudget,
        correctionBudget,
        maxAttempts,
        attemptTimeout,
        maxWait,
        rateLimit,
        overload,
        transientError);
  }
}
