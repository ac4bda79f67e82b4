package dev.retryevents.harness.errors;

import dev.retryevents.harness.errors.retry.FailureDetails;
import dev.retryevents.harness.errors.retry.OutputTruncationRetryException;
import dev.retryevents.harness.errors.retry.RetrySignal;
import dev.retryevents.harness.policy.RetryBudget;
import java.util.List;
import java.util.Objects;

/**
 * A job was given up, because a budget of retries ran out.
 *
 * <p>Its cause is the signal for which there was no retry left; the earlier ones are suppressed, in
 * the order in which they came.
 */
public final class RetriesExhaustedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final RetryBudget budget;
  private final int limit;
  private final int attempts;

  /**
   * A job given up.
   *
   * @param budget what ran out
   * @param limit how much of it there was
   * @param attempts how often the job ran, at least 1
   * @param signal the signal for which nothing was left
   * @param earlier the signals that were answered by a retry, first to last
   */
  public RetriesExhaustedException(
      RetryBudget budget,
      int limit,
      int attempts,
      RetrySignal signal,
      List<? extends RetrySignal> earlier) {
    super(text(budget, limit, signal, earlier), signal.exception());
    this.budget = budget;
    this.limit = limit;
    this.attempts = attempts;
    for (RetrySignal each : earlier) {
      // work that throws one exception again and again: it is the cause already
      if (each != signal) {
        addSuppressed(each.exception());
      }
    }
  }

  private static String text(
      RetryBudget budget, int limit, RetrySignal signal, List<? extends RetrySignal> earlier) {
    return "Exceeded "
        + budget.words()
        + " ("
        + limit
        + ") on "
        + signal.getClass().getSimpleName()
        + ": "
        + FailureDetails.of(signal.exception())
        + (signal instanceof OutputTruncationRetryException cutOff ? history(cutOff, earlier) : "");
  }

  /** What was tried before against a truncation, which may have been on another model. */
  private static String history(
      OutputTruncationRetryException cutOff, List<? extends RetrySignal> earlier) {
    for (RetrySignal each : earlier) {
      if (each instanceof OutputTruncationRetryException first) {
        return first.model().equals(cutOff.model())
            ? ", after its budget was raised to " + first.newBudget()
            : ", after failover from " + first.model();
      }
    }
    return "";
  }

  /** {@return what ran out} */
  public RetryBudget budget() {
    return budget;
  }

  /** {@return how much of it there was: retries, or attempts} */
  public int limit() {
    return limit;
  }

  /** {@return how often the job ran} */
  public int attempts() {
    return attempts;
  }

  /** {@return the signal for which nothing was left, which is also the cause} */
  public RetrySignal signal() {
    return (RetrySignal) Objects.requireNonNull(getCause());
  }
}
