package dev.retryevents.harness;

import dev.retryevents.event.JobSnapshot;
import dev.retryevents.harness.errors.retry.ResponseCorrectionRetryException;
import dev.retryevents.harness.policy.SystemThrottle;
import java.util.Optional;
import java.util.OptionalInt;

/** One attempt in the loop, with what the ledger knew when it began. */
record Attempt(JobSnapshot snapshot, RetryLedger ledger, SystemThrottle throttle, StopSwitch stop)
    implements JobRun {

  @Override
  public int attempt() {
    return snapshot.attemptNumber();
  }

  @Override
  public OptionalInt outputTokenBudget() {
    return ledger.outputTokenBudget();
  }

  @Override
  public int corrections() {
    return ledger.corrections();
  }

  @Override
  public Optional<ResponseCorrectionRetryException> correction() {
    return ledger.correction();
  }

  @Override
  public double systemThrottle() {
    return throttle.current();
  }

  @Override
  public boolean isStopped() {
    return stop.isStopped();
  }
}
