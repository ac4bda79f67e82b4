package dev.retryevents.harness;

import dev.retryevents.event.JobEvent;
import dev.retryevents.event.JobSnapshot;
import dev.retryevents.harness.errors.JobTimeoutException;
import dev.retryevents.harness.errors.RetriesExhaustedException;
import dev.retryevents.harness.errors.retry.RetrySignal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CancellationException;

/**
 * What happens to a job, from its acceptance to its one end.
 *
 * <p>{@link Scheduled}; then for each attempt {@link Started}, and {@link Retrying} if another
 * follows; {@link Recovered} if more than one was needed and the last succeeded; then exactly one
 * {@link Ended}. A job that is cancelled before its first attempt is never started.
 *
 * @param <E> the family of retry events
 */
public sealed interface JobLifecycle<E extends JobEvent> {

  /** {@return the job as it was when this happened} */
  JobSnapshot snapshot();

  /** {@return when it happened} */
  Instant at();

  /**
   * The job was accepted.
   *
   * @param snapshot the job
   * @param at when it happened
   * @param <E> the family of retry events
   */
  record Scheduled<E extends JobEvent>(JobSnapshot snapshot, Instant at)
      implements JobLifecycle<E> {}

  /**
   * An attempt began: the one that the snapshot counts.
   *
   * @param snapshot the job
   * @param at when it happened
   * @param <E> the family of retry events
   */
  record Started<E extends JobEvent>(JobSnapshot snapshot, Instant at) implements JobLifecycle<E> {

    /** {@return which attempt it is, from 1} */
    public int attempt() {
      return snapshot.attemptNumber();
    }
  }

  /**
   * An attempt failed, and another follows after a wait.
   *
   * @param event the event of the family, as it is made of the signal
   * @param signal what the attempt ended in
   * @param context the attempts and the wait
   * @param at when it happened, which is when the wait begins
   * @param <E> the family of retry events
   */
  record Retrying<E extends JobEvent>(E event, RetrySignal signal, RetryContext context, Instant at)
      implements JobLifecycle<E> {

    @Override
    public JobSnapshot snapshot() {
      return context.snapshot();
    }

    /** {@return the attempt that failed, from 1} */
    public int attempt() {
      return context.attempt();
    }

    /** {@return the attempt that follows} */
    public int nextAttempt() {
      return context.nextAttempt();
    }

    /** {@return the last attempt that the budget of this kind of failure reaches} */
    public int maxAttempts() {
      return context.maxAttempts();
    }

    /** {@return the wait, exactly as it is waited, in whole milliseconds; zero if there is none} */
    public Duration delay() {
      Duration delay = context.estimatedDelay();
      return delay == null ? Duration.ZERO : delay;
    }
  }

  /**
   * The job succeeded after retries; {@link Completed} follows.
   *
   * @param snapshot the job
   * @param at when it happened
   * @param signals what the earlier attempts ended in, in order; not empty
   * @param <E> the family of retry events
   */
  record Recovered<E extends JobEvent>(JobSnapshot snapshot, Instant at, List<RetrySignal> signals)
      implements JobLifecycle<E> {

    /** Copies the signals. */
    public Recovered {
      signals = List.copyOf(signals);
    }
  }

  /**
   * The end of a job; nothing follows.
   *
   * @param <E> the family of retry events
   */
  sealed interface Ended<E extends JobEvent> extends JobLifecycle<E> {}

  /**
   * The job did what it was to do.
   *
   * @param snapshot the job
   * @param at when it happened
   * @param <E> the family of retry events
   */
  record Completed<E extends JobEvent>(JobSnapshot snapshot, Instant at) implements Ended<E> {}

  /**
   * An attempt failed in a way that no retry answers.
   *
   * @param snapshot the job
   * @param at when it happened
   * @param cause what it threw
   * @param <E> the family of retry events
   */
  record Failed<E extends JobEvent>(JobSnapshot snapshot, Instant at, Throwable cause)
      implements Ended<E> {}

  /**
   * A budget of retries ran out.
   *
   * @param snapshot the job, as {@link dev.retryevents.event.JobState#FAILED}
   * @param at when it happened
   * @param cause the budget, its limit, the attempts and the signals
   * @param <E> the family of retry events
   */
  record GaveUp<E extends JobEvent>(
      JobSnapshot snapshot, Instant at, RetriesExhaustedException cause) implements Ended<E> {}

  /**
   * The job was cancelled, or its thread interrupted.
   *
   * @param snapshot the job
   * @param at when it happened
   * @param cause by whom
   * @param <E> the family of retry events
   */
  record Cancelled<E extends JobEvent>(
      JobSnapshot snapshot, Instant at, CancellationException cause) implements Ended<E> {}

  /**
   * The time of an attempt was over, or would have been before the next.
   *
   * @param snapshot the job
   * @param at when it happened
   * @param cause which attempt, and how long it had
   * @param <E> the family of retry events
   */
  record TimedOut<E extends JobEvent>(JobSnapshot snapshot, Instant at, JobTimeoutException cause)
      implements Ended<E> {}
}
