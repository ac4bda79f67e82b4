package dev.retryevents.harness;

import dev.retryevents.event.JobEvent;
import dev.retryevents.harness.observe.Observer;
import dev.retryevents.harness.observe.Scope;
import dev.retryevents.harness.observe.Subscription;
import dev.retryevents.harness.policy.SystemThrottle;

/**
 * Runs jobs, runs them again when they ask for it, and says so before it waits.
 *
 * <p>
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
@SuppressWarnings("DoNotCallSuggester")
public final class JobDispatcher<E extends JobEvent> implements AutoCloseable {

  private JobDispatcher() {}

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
    throw new UnsupportedOperationException();
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
    throw new UnsupportedOperationException();
  }

  /**
   * Asks a job to stop, and wakes it from its wait or its work by an interrupt.
   *
   * @param jobId the identity of the job
   * @return whether it will end as cancelled; false if there is none, or it is ending already
   */
  public boolean cancel(String jobId) {
    throw new UnsupportedOperationException();
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
    throw new UnsupportedOperationException();
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
    throw new UnsupportedOperationException();
  }

  /** {@return the throttle that its jobs raise and lower} */
  public SystemThrottle throttle() {
    throw new UnsupportedOperationException();
  }

  /**
   * Ends the dispatcher: takes no more jobs, cancels those that run, and lets the observers take
   * what was published, all within the {@linkplain DispatcherBuilder#closeWait wait}.
   */
  @Override
  public void close() {}
}
