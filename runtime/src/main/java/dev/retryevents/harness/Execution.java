package dev.retryevents.harness;

import dev.retryevents.event.JobEvent;
import dev.retryevents.event.JobSnapshot;
import dev.retryevents.harness.errors.JobTimeoutException;
import dev.retryevents.harness.errors.RetriesExhaustedException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;

/** One job from its acceptance to its one end, which is published before the result has it. */
final class Execution<E extends JobEvent, T> implements JobHandle<T> {

  private final JobChronicle<E> chronicle;
  private final Runnable onEnd;
  private final StopSwitch stop = new StopSwitch();
  private final RetryLoop<E, T> loop;
  private final CompletableFuture<T> result;

  Execution(DispatcherSettings<E> settings, Job<T> job, JobChronicle<E> chronicle, Runnable onEnd) {
    this.chronicle = chronicle;
    this.onEnd = onEnd;
    this.loop = new RetryLoop<>(settings, job, chronicle, stop);
    this.result = new CompletableFuture<>();
    var unused =
        result.whenComplete(
            (value, failure) -> {
              if (result.isCancelled()) {
                cancel();
              }
            });
  }

  @Override
  public CompletableFuture<T> result() {
    return result;
  }

  @Override
  public JobSnapshot snapshot() {
    JobSnapshot now = chronicle.snapshot();
    return stop.isStopped() && now.state().isActive() ? chronicle.cancelling() : now;
  }

  @Override
  public boolean cancel() {
    boolean ends = stop.cancel();
    if (stop.endUnentered()) {
      conclude(chronicle.cancellation("cancelled", null));
    }
    return ends;
  }

  /** Announces the job. */
  void schedule() {
    chronicle.scheduled();
    stop.open();
  }

  /** Whether it runs on the current thread. */
  boolean runsHere() {
    return stop.runsHere();
  }

  /** Runs the job to its end, on the current thread. */
  T run() throws Exception {
    if (!stop.enter()) {
      var unused = result.handle((value, failure) -> "published").join();
      throw chronicle.cancellation("cancelled", null);
    }
    T value;
    try {
      value = loop.run();
    } catch (Throwable failure) {
      throw asThrown(conclude(loop.endBy(failure)));
    }
    chronicle.completed(loop.ledger().answered());
    onEnd.run();
    result.complete(value);
    return value;
  }

  /** Runs the job to its end, which only the result tells. */
  void runUnseen() {
    try {
      run();
    } catch (Exception | Error told) {
      // the result has it
    }
  }

  /** Ends a job for which there is no thread. */
  void refuse(Throwable refusal) {
    if (stop.enter()) {
      conclude(loop.endBy(refusal));
    }
  }

  private Throwable conclude(Throwable end) {
    if (end instanceof CancellationException cancelled) {
      chronicle.cancelled(cancelled);
    } else if (loop.isVerdict(end) && end instanceof JobTimeoutException timeout) {
      chronicle.timedOut(timeout);
    } else if (loop.isVerdict(end) && end instanceof RetriesExhaustedException exhausted) {
      chronicle.gaveUp(exhausted);
    } else {
      chronicle.failed(end);
    }
    onEnd.run();
    result.completeExceptionally(end);
    return end;
  }

  private static Exception asThrown(Throwable end) {
    if (end instanceof Error error) {
      throw error;
    }
    return (Exception) end;
  }
}
