package dev.retryevents.harness;

import dev.retryevents.event.JobEvent;
import dev.retryevents.event.JobSnapshot;
import dev.retryevents.event.JobState;
import dev.retryevents.harness.errors.JobTimeoutException;
import dev.retryevents.harness.errors.RetriesExhaustedException;
import dev.retryevents.harness.errors.retry.RetrySignal;
import dev.retryevents.harness.observe.Feed;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** What is known of one job, and the only one to publish it. */
final class JobChronicle<E extends JobEvent> {

  private final DispatcherSettings<E> settings;
  private final Feed<JobLifecycle<E>> feed;
  private final JobIdentity identity;
  private final String jobClass;
  private final Instant submittedAt;
  private volatile JobSnapshot snapshot;

  JobChronicle(DispatcherSettings<E> settings, Feed<JobLifecycle<E>> feed, Job<?> job) {
    this.settings = settings;
    this.feed = feed;
    this.identity = job.identity();
    this.jobClass = hasName(job.getClass()) ? job.getClass().getName() : identity.type();
    this.submittedAt = now();
    this.snapshot = snapshot(JobState.SCHEDULED, 0, null, null);
  }

  JobSnapshot snapshot() {
    return snapshot;
  }

  /** The job as it is while it is asked to stop. */
  JobSnapshot cancelling() {
    JobSnapshot now = snapshot;
    return snapshot(JobState.CANCELLING, now.attemptNumber(), now.startedAt(), null);
  }

  void scheduled() {
    feed.publish(new JobLifecycle.Scheduled<>(snapshot, submittedAt));
  }

  void started(int attempt) {
    Instant at = now();
    Instant first = snapshot.startedAt();
    snapshot = snapshot(JobState.RUNNING, attempt, first == null ? at : first, null);
    feed.publish(new JobLifecycle.Started<>(snapshot, at));
  }

  /** The event is made before anything is published: there is no retry that cannot be told. */
  void retrying(RetrySignal signal, Retry retry) {
    RetryContext context =
        new RetryContext(
            snapshot,
            retry.attempt(),
            retry.nextAttempt(),
            retry.maxAttempts(),
            settings.throttle().current(),
            retry.delay());
    E event = eventOf(signal, context);
    feed.publish(new JobLifecycle.Retrying<>(event, signal, context, now()));
  }

  private E eventOf(RetrySignal signal, RetryContext context) {
    try {
      E event = settings.family().cast(settings.mapping().map(signal, context));
      return Objects.requireNonNull(
          event, () -> "the mapping gives no event for " + signal.getClass().getSimpleName());
    } catch (RuntimeException fault) {
      fault.addSuppressed(signal.exception());
      throw fault;
    }
  }

  void completed(List<RetrySignal> answered) {
    Instant at = now();
    if (!answered.isEmpty()) {
      feed.publish(new JobLifecycle.Recovered<>(snapshot, at, answered));
    }
    feed.publish(new JobLifecycle.Completed<>(end(JobState.COMPLETED, at), at));
  }

  void failed(Throwable cause) {
    Instant at = now();
    feed.publish(new JobLifecycle.Failed<>(end(JobState.FAILED, at), at, cause));
  }

  void gaveUp(RetriesExhaustedException cause) {
    Instant at = now();
    feed.publish(new JobLifecycle.GaveUp<>(end(JobState.FAILED, at), at, cause));
  }

  void timedOut(JobTimeoutException cause) {
    Instant at = now();
    feed.publish(new JobLifecycle.TimedOut<>(end(JobState.TIMED_OUT, at), at, cause));
  }

  void cancelled(CancellationException cause) {
    Instant at = now();
    feed.publish(new JobLifecycle.Cancelled<>(end(JobState.CANCELLED, at), at, cause));
  }

  /** What says that the job was stopped. */
  CancellationException cancellation(String how, @Nullable Throwable cause) {
    var cancellation = new CancellationException("job " + identity.id() + " was " + how);
    cancellation.initCause(cause);
    return cancellation;
  }

  private JobSnapshot end(JobState state, Instant at) {
    snapshot = snapshot(state, snapshot.attemptNumber(), snapshot.startedAt(), at);
    return snapshot;
  }

  private JobSnapshot snapshot(
      JobState state, int attempt, @Nullable Instant startedAt, @Nullable Instant completedAt) {
    return new JobSnapshot(
        identity.id(),
        identity.parentId(),
        identity.workflowId(),
        identity.userId(),
        jobClass,
        identity.type(),
        identity.displayName(),
        identity.action(),
        identity.description(),
        state,
        attempt,
        submittedAt,
        startedAt,
        completedAt,
        identity.dependencyIds(),
        identity.metadata());
  }

  /** The name of a lambda or of an anonymous class says nothing. */
  private static boolean hasName(Class<?> type) {
    return !type.isHidden() && !type.isAnonymousClass();
  }

  private Instant now() {
    return settings.clock().instant();
  }
}
