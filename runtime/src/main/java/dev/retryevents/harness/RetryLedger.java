package dev.retryevents.harness;

import dev.retryevents.harness.errors.RetriesExhaustedException;
import dev.retryevents.harness.errors.retry.OutputTruncationRetryException;
import dev.retryevents.harness.errors.retry.ResponseCorrectionRetryException;
import dev.retryevents.harness.errors.retry.RetrySignal;
import dev.retryevents.harness.errors.retry.UpstreamRetrySignal;
import dev.retryevents.harness.policy.RetryBudget;
import dev.retryevents.harness.policy.RetryPolicy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The account of one job: its attempts, what it spent of each budget, and on which signals. */
final class RetryLedger {

  private final RetryPolicy policy;
  private final RandomGenerator random;
  private final List<RetrySignal> answered = new ArrayList<>();
  private int attempts;
  private int upstream;
  private int corrections;
  private @Nullable OutputTruncationRetryException truncation;
  private @Nullable ResponseCorrectionRetryException correction;

  RetryLedger(RetryPolicy policy, RandomGenerator random) {
    this.policy = policy;
    this.random = random;
  }

  /** Counts an attempt; gives its number. */
  int begin() {
    return ++attempts;
  }

  int attempts() {
    return attempts;
  }

  int corrections() {
    return corrections;
  }

  Optional<ResponseCorrectionRetryException> correction() {
    return Optional.ofNullable(correction);
  }

  OptionalInt outputTokenBudget() {
    return truncation == null ? OptionalInt.empty() : OptionalInt.of(truncation.newBudget());
  }

  /** The signals that were answered by a retry, first to last. */
  List<RetrySignal> answered() {
    return List.copyOf(answered);
  }

  /** Decides how a signal is answered, and spends what that costs. */
  Retry answer(RetrySignal signal) throws RetriesExhaustedException {
    Retry retry = decide(signal);
    answered.add(signal);
    return retry;
  }

  private Retry decide(RetrySignal signal) {
    if (signal instanceof UpstreamRetrySignal failure) {
      return waitOut(failure);
    }
    if (signal instanceof OutputTruncationRetryException cutOff) {
      return escalate(cutOff);
    }
    if (signal instanceof ResponseCorrectionRetryException wrong) {
      return correct(wrong);
    }
    throw new AssertionError(signal);
  }

  private Retry waitOut(UpstreamRetrySignal failure) {
    int left = left(RetryBudget.UPSTREAM, policy.upstreamBudget(), upstream, failure);
    upstream++;
    return retry(
        left,
        policy.pacingOf(failure).draw(upstream, policy.maxWait(), failure.retryAfter(), random));
  }

  /** A budget that is not raised would be used up again, so nothing is run for it. */
  private Retry escalate(OutputTruncationRetryException cutOff) {
    boolean isFutile = truncation != null || cutOff.newBudget() <= cutOff.previousBudget();
    int limit = RetryPolicy.TRUNCATION_BUDGET;
    int left = left(RetryBudget.TRUNCATION, limit, isFutile ? limit : 0, cutOff);
    truncation = cutOff;
    return retry(left, Duration.ZERO);
  }

  private Retry correct(ResponseCorrectionRetryException wrong) {
    int left = left(RetryBudget.CORRECTION, policy.correctionBudget(), corrections, wrong);
    corrections++;
    correction = wrong;
    return retry(left, Duration.ZERO);
  }

  /** How many retries a budget allows, this one included: at least 1. */
  private int left(RetryBudget budget, int limit, int spent, RetrySignal signal) {
    if (spent >= limit) {
      throw exhausted(budget, limit, signal);
    }
    if (attempts >= policy.maxAttempts()) {
      throw exhausted(RetryBudget.ATTEMPTS, policy.maxAttempts(), signal);
    }
    return limit - spent;
  }

  private RetriesExhaustedException exhausted(RetryBudget budget, int limit, RetrySignal signal) {
    return new RetriesExhaustedException(budget, limit, attempts, signal, answered);
  }

  private Retry retry(int left, Duration delay) {
    int last = (int) Math.min(policy.maxAttempts(), (long) attempts + left);
    return new Retry(attempts, attempts + 1, last, delay);
  }
}
