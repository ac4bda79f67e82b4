package dev.retryevents.harness;

import dev.retryevents.event.JobEvent;
import dev.retryevents.harness.errors.JobTimeoutException;
import dev.retryevents.harness.errors.RetriesExhaustedException;
import dev.retryevents.harness.errors.retry.RetrySignal;
import dev.retryevents.harness.errors.retry.UpstreamRetrySignal;
import dev.retryevents.harness.seam.Alarms.Alarm;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;

/** The loop of one job: an attempt; then decide, publish, wait; and again. */
final class RetryLoop<E extends JobEvent, T> {

  private final DispatcherSettings<E> settings;
  private final Job<T> job;
  private final JobChronicle<E> chronicle;
  private final StopSwitch stop;
  private final RetryLedger ledger;
  private @Nullable RuntimeException verdict;

  RetryLoop(
      DispatcherSettings<E> settings, Job<T> job, JobChronicle<E> chronicle, StopSwitch stop) {
    this.settings = settings;
    this.job = job;
    this.chronicle = chronicle;
    this.stop = stop;
    this.ledger = new RetryLedger(settings.policy(), settings.random());
  }

  RetryLedger ledger() {
    return ledger;
  }

  /** Whether an exception is how the loop itself ended the job, and not one of the job's own. */
  boolean isVerdict(Throwable end) {
    return end == verdict;
  }

  T run() throws Exception {
    while (true) {
      checkStop();
      int attempt = ledger.begin();
      stop.begin(attempt);
      Alarm alarm = settings.alarms().set(timeout(), () -> stop.expire(attempt));
      try {
        chronicle.started(attempt);
        return work();
      } catch (Exception failure) {
        answer(signalIn(failure), alarm);
      } finally {
        alarm.clear();
      }
    }
  }

  private T work() throws Exception {
    T value = job.run(new Attempt(chronicle.snapshot(), ledger, settings.throttle(), stop));
    settings.throttle().succeeded();
    if (stop.leave() != null) {
      checkStop(); // whoever was told that the job will end as cancelled was told the truth
    }
    return value;
  }

  /** What a job got from a future is wrapped in one of two exceptions that say nothing more. */
  private static RetrySignal signalIn(Exception failure) throws Exception {
    if (failure instanceof RetrySignal signal) {
      return signal;
    }
    boolean isWrapped =
        failure instanceof ExecutionException || failure instanceof CompletionException;
    if (isWrapped && failure.getCause() instanceof RetrySignal signal) {
      return signal;
    }
    throw failure;
  }

  private void answer(RetrySignal signal, Alarm alarm) throws InterruptedException {
    if (signal instanceof UpstreamRetrySignal failure) {
      settings.throttle().raise(settings.policy().pacingOf(failure).throttleSteps());
    }
    Retry retry = decide(signal, alarm);
    chronicle.retrying(signal, retry);
    if (!retry.delay().isZero()) {
      settings.sleeper().sleep(retry.delay());
    }
  }

  /** Nothing is announced that is known not to happen: the job is not stopped, and has the time. */
  private Retry decide(RetrySignal signal, Alarm alarm) throws InterruptedException {
    checkStop();
    Retry retry;
    try {
      retry = ledger.answer(signal);
    } catch (RetriesExhaustedException exhausted) {
      verdict = exhausted;
      throw exhausted;
    }
    Duration wait = retry.delay();
    if (wait.compareTo(alarm.remaining()) >= 0) {
      verdict = new JobTimeoutException(retry.attempt(), timeout(), wait, signal.exception());
      throw verdict;
    }
    return retry;
  }

  private void checkStop() throws InterruptedException {
    if (stop.isStopped()) {
      throw new CancellationException("job " + chronicle.snapshot().jobId() + " is stopped");
    }
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
  }

  /** What a failure is the end by: the stop that brought it about, or the failure itself. */
  Throwable endBy(Throwable failure) {
    boolean isInterrupted =
        failure instanceof InterruptedException
            || (failure instanceof Exception && Thread.currentThread().isInterrupted());
    StopSwitch.Reason reason = stop.leave();
    if (reason == StopSwitch.Reason.TIMED_OUT) {
      verdict = new JobTimeoutException(ledger.attempts(), timeout(), null, failure);
      return stopped(verdict);
    }
    if (reason == StopSwitch.Reason.CANCELLED) {
      return stopped(chronicle.cancellation("cancelled", failure));
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
      return stopped(chronicle.cancellation("interrupted", failure));
    }
    return failure;
  }

  /** A job that is stopped in a wait says what it was waiting for. */
  private Throwable stopped(Throwable end) {
    ledger.answered().forEach(signal -> end.addSuppressed(signal.exception()));
    return end;
  }

  private Duration timeout() {
    return settings.policy().attemptTimeout();
  }
}
