package dev.retryevents.harness;

import dev.retryevents.event.JobEvent;
import dev.retryevents.harness.observe.Feed;
import dev.retryevents.harness.observe.Observer;
import dev.retryevents.harness.observe.Scope;
import dev.retryevents.harness.observe.Subscription;
import dev.retryevents.harness.policy.SystemThrottle;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/**
 * Runs jobs, runs them again when they ask for it, and says so before it waits.
 *
 * <pre>{@code
 * try (var dispatcher = JobDispatcher.of(RetryEvent.class, RetryEventMapping::map)) {
 *   dispatcher.subscribe(RetryEvent.class, event -> System.out.println(event.message()));
 *   String answer = dispatcher.executeWithRetry(job);
 * }
 * }</pre>
 *
 * @param <E> the family of events that it publishes
 */
public final class JobDispatcher<E extends JobEvent> implements AutoCloseable {

  private final DispatcherSettings<E> settings;
  private final Executor jobThreads;
  private final Duration closeWait;
  private final Runnable onClose;
  private final Feed<JobLifecycle<E>> feed;
  private final RunningJobs<E> running = new RunningJobs<>();

  JobDispatcher(
      DispatcherSettings<E> settings,
      Feed<JobLifecycle<E>> feed,
      Executor jobThreads,
      Duration closeWait,
      Runnable onClose) {
    this.settings = settings;
    this.feed = feed;
    this.jobThreads = jobThreads;
    this.closeWait = closeWait;
    this.onClose = onClose;
  }

  /**
   * {@return a dispatcher with all defaults}
   *
   * @param family the family of events
   * @param mapping gives the event of a signal: {@code RetryEventMapping::map}
   * @param <E> the family of events
   */
  public static <E extends JobEvent> JobDispatcher<E> of(Class<E> family, EventMapping<E> mapping) {
    return builder(family, mapping).build();
  }

  /**
   * {@return a builder of a dispatcher, with a default for everything else}
   *
   * @param family the family of events
   * @param mapping gives the event of a signal: {@code RetryEventMapping::map}
   * @param <E> the family of events
   */
  public static <E extends JobEvent> DispatcherBuilder<E> builder(
      Class<E> family, EventMapping<E> mapping) {
    return new DispatcherBuilder<>(family, mapping);
  }

  /**
   * Runs a job on the calling thread, and again when it asks for it, until it succeeds or ends.
   *
   * @param job the job
   * @param <T> what it results in
   * @return the result
   * @throws dev.retryevents.harness.errors.RetriesExhaustedException if a budget of retries ran out
   * @throws dev.retryevents.harness.errors.JobTimeoutException if the time of an attempt was over
   * @throws java.util.concurrent.CancellationException if the job was cancelled, or the thread
   *     interrupted, in which case its flag is set
   * @throws IllegalStateException if the dispatcher is closed, or a job of that identity is running
   * @throws Exception what the job threw, as it threw it
   */
  public <T> T executeWithRetry(Job<T> job) throws Exception {
    return accept(job).run();
  }

  /**
   * Runs a job on a thread of the dispatcher's, as {@link #executeWithRetry} does.
   *
   * @param job the job
   * @param <T> what it results in
   * @return its handle
   * @throws IllegalStateException if the dispatcher is closed, or a job of that identity is running
   */
  public <T> JobHandle<T> submit(Job<T> job) {
    Execution<E, T> execution = accept(job);
    try {
      jobThreads.execute(execution::runUnseen);
    } catch (RuntimeException | Error refusal) {
      execution.refuse(refusal);
    }
    return execution;
  }

  /**
   * Asks a job to stop, and wakes it from its wait or its work by an interrupt.
   *
   * @param jobId the identity of the job
   * @return whether it will end as cancelled; false if there is none, or it is ending already
   */
  public boolean cancel(String jobId) {
    return running.cancel(jobId);
  }

  /**
   * Tells an observer of the events of a type, of all jobs.
   *
   * @param type the family, or one type of it
   * @param observer who is told
   * @param <T> the type
   * @return the subscription; that which there is, if the observer has the same one already
   * @throws IllegalStateException if the dispatcher is closed
   */
  public <T extends E> Subscription subscribe(Class<T> type, Observer<? super T> observer) {
    return subscribe(type, Scope.ALL, observer);
  }

  /**
   * Tells an observer of the events of a type, of some jobs.
   *
   * @param type the family, or one type of it
   * @param scope the jobs
   * @param observer who is told
   * @param <T> the type
   * @return the subscription; that which there is, if the observer has the same one already
   * @throws IllegalStateException if the dispatcher is closed
   */
  public <T extends E> Subscription subscribe(
      Class<T> type, Scope scope, Observer<? super T> observer) {
    return feed.subscribe(new EventsOfType<E, T>(type, scope), observer);
  }

  /**
   * Tells an observer of everything that happens to all jobs.
   *
   * @param observer who is told
   * @return the subscription; that which there is, if the observer has the same one already
   * @throws IllegalStateException if the dispatcher is closed
   */
  public Subscription follow(Observer<? super JobLifecycle<E>> observer) {
    return follow(Scope.ALL, observer);
  }

  /**
   * Tells an observer of everything that happens to some jobs.
   *
   * @param scope the jobs
   * @param observer who is told
   * @return the subscription; that which there is, if the observer has the same one already
   * @throws IllegalStateException if the dispatcher is closed
   */
  public Subscription follow(Scope scope, Observer<? super JobLifecycle<E>> observer) {
    return feed.subscribe(new LifecyclesIn<E>(scope), observer);
  }

  /** {@return the throttle that its jobs raise and lower} */
  public SystemThrottle throttle() {
    return settings.throttle();
  }

  /**
   * Ends the dispatcher: takes no more jobs, cancels those that run, and lets the observers take
   * what was published, all within the {@linkplain DispatcherBuilder#closeWait wait}.
   */
  @Override
  public void close() {
    long deadline = System.nanoTime() + TimeUnit.NANOSECONDS.convert(closeWait);
    boolean isInterrupted = false;
    try {
      running.close(deadline - System.nanoTime());
    } catch (InterruptedException interrupt) {
      isInterrupted = true;
      deadline = System.nanoTime();
    }
    try {
      feed.close(Duration.ofNanos(deadline - System.nanoTime()));
    } catch (InterruptedException interrupt) {
      isInterrupted = true;
    }
    onClose.run();
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private <T> Execution<E, T> accept(Job<T> job) {
    String id = job.identity().id();
    JobChronicle<E> chronicle = new JobChronicle<>(settings, feed, job);
    Execution<E, T> execution = new Execution<>(settings, job, chronicle, () -> running.remove(id));
    running.add(id, execution);
    execution.schedule();
    return execution;
  }
}
