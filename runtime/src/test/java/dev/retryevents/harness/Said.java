package dev.retryevents.harness;

import dev.retryevents.event.JobEvent;
import dev.retryevents.event.JobSnapshot;
import dev.retryevents.event.MsgType;
import dev.retryevents.harness.errors.retry.OutputTruncationRetryException;
import dev.retryevents.harness.errors.retry.ResponseCorrectionRetryException;
import dev.retryevents.harness.errors.retry.RetrySignal;
import java.time.Duration;

/** A family of events as it is generated, written by hand. */
sealed interface Said extends JobEvent {

  static Said of(RetrySignal signal, RetryContext context) {
    if (signal instanceof OutputTruncationRetryException cutOff) {
      return new Raised(context.snapshot(), cutOff.previousBudget(), cutOff.newBudget());
    }
    if (signal instanceof ResponseCorrectionRetryException wrong) {
      return new Corrected(context.snapshot(), wrong.attempt(), wrong.failure());
    }
    return new Waiting(
        context.snapshot(),
        signal.exception().getMessage(),
        context.attempt(),
        context.estimatedDelay(),
        context.systemThrottle());
  }

  @Override
  default String title() {
    return getClass().getSimpleName();
  }

  @Override
  default MsgType msgType() {
    return MsgType.STATUS_UPDATE;
  }

  /** After a failure upstream. */
  record Waiting(
      JobSnapshot snapshot, String reason, int attempt, Duration estimatedDelay, double throttle)
      implements Said {

    @Override
    public String message() {
      return reason + ", again in " + estimatedDelay + " after attempt " + attempt;
    }
  }

  /** After a truncation. */
  record Raised(JobSnapshot snapshot, int previousBudget, int newBudget) implements Said {

    @Override
    public String message() {
      return previousBudget + " tokens were too few, now " + newBudget;
    }
  }

  /** After a wrong answer. */
  record Corrected(JobSnapshot snapshot, int attempt, String failure) implements Said {

    @Override
    public String message() {
      return "correction " + attempt + " because of " + failure;
    }
  }
}
