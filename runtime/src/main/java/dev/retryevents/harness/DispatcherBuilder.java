package dev.retryevents.harness;

import dev.retryevents.event.JobEvent;
import dev.retryevents.harness.observe.Feed;
import dev.retryevents.harness.policy.RetryPolicy;
import dev.retryevents.harness.policy.SystemThrottle;
import dev.retryevents.harness.seam.Alarms;
import dev.retryevents.harness.seam.ScheduledAlarms;
import dev.retryevents.harness.seam.Sleeper;
import dev.retryevents.harness.seam.Threads;
import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Collects what a {@link JobDispatcher} is to stand on; there is a default for everything.
 *
 * @param <E> the family of events
 */
public final class DispatcherBuilder<E extends JobEvent> {

  private final Class<E> family;
  private final EventMapping<E> mapping;
  private RetryPolicy policy = RetryPolicy.DEFAULT;
  private @Nullable SystemThrottle throttle;
  private InstantSource clock = Clock.systemUTC();
  private Sleeper sleeper = Sleeper.SYSTEM;
  private @Nullable Alarms alarms;
  private RandomGenerator random = () -> ThreadLocalRandom.current().nextLong();
  private @Nullable Executor jobThreads;
  private @Nullable Executor observerThreads;
  private int observerCapacity = 4096;
  private Duration closeWait = Duration.ofSeconds(5);

  DispatcherBuilder(Class<E> family, EventMapping<E> mapping) {
    this.family = Objects.requireNonNull(family, "family");
    this.mapping = Objects.requireNonNull(mapping, "mapping");
  }

  /**
   * How often jobs are run again, and how long they wait; {@link RetryPolicy#DEFAULT} by default.
   *
   * @param policy the policy
   * @return this
   */
  public DispatcherBuilder<E> policy(RetryPolicy policy) {
    this.policy = Objects.requireNonNull(policy, "policy");
    return this;
  }

  /**
   * The throttle that jobs raise and lower; one of its own by default.
   *
   * @param throttle the throttle, which may be shared with other dispatchers
   * @return this
   */
  public DispatcherBuilder<E> throttle(SystemThrottle throttle) {
    this.throttle = Objects.requireNonNull(throttle, "throttle");
    return this;
  }

  /**
   * What time it is, for the instants that are published; the system's clock by default.
   *
   * @param clock the clock
   * @return this
   */
  public DispatcherBuilder<E> clock(InstantSource clock) {
    this.clock = Objects.requireNonNull(clock, "clock");
    return this;
  }

  /**
   * How a job waits; {@link Sleeper#SYSTEM} by default.
   *
   * @param sleeper the sleeper, which an interrupt must wake
   * @return this
   */
  public DispatcherBuilder<E> sleeper(Sleeper sleeper) {
    this.sleeper = Objects.requireNonNull(sleeper, "sleeper");
    return this;
  }

  /**
   * How the time of an attempt is watched; by a thread of the dispatcher's by default.
   *
   * @param alarms the alarms
   * @return this
   */
  public DispatcherBuilder<E> alarms(Alarms alarms) {
    this.alarms = Objects.requireNonNull(alarms, "alarms");
    return this;
  }

  /**
   * Where the chance in the waits comes from.
   *
   * @param random a generator that several threads may use
   * @return this
   */
  public DispatcherBuilder<E> random(RandomGenerator random) {
    this.random = Objects.requireNonNull(random, "random");
    return this;
  }

  /**
   * Where submitted jobs run; each on a thread of its own by default, virtual where the JDK has
   * them.
   *
   * @param threads the executor, which is not closed with the dispatcher
   * @return this
   */
  public DispatcherBuilder<E> jobThreads(Executor threads) {
    this.jobThreads = Objects.requireNonNull(threads, "threads");
    return this;
  }

  /**
   * Where observers are told; one that is slow occupies its thread. Threads of the dispatcher's by
   * default, virtual where the JDK has them.
   *
   * @param threads the executor, which is not closed with the dispatcher
   * @return this
   */
  public DispatcherBuilder<E> observerThreads(Executor threads) {
    this.observerThreads = Objects.requireNonNull(threads, "threads");
    return this;
  }

  /**
   * How many items wait for one observer at most; 4096 by default.
   *
   * @param items the items, at least 1
   * @return this
   */
  public DispatcherBuilder<E> observerCapacity(int items) {
    if (items < 1) {
      throw new IllegalArgumentException("items is below 1: " + items);
    }
    this.observerCapacity = items;
    return this;
  }

  /**
   * How long the close waits for jobs to end and observers to take what was published; 5 s by
   * default.
   *
   * @param wait the wait, zero or above
   * @return this
   */
  public DispatcherBuilder<E> closeWait(Duration wait) {
    if (wait.isNegative()) {
      throw new IllegalArgumentException("wait is negative: " + wait);
    }
    this.closeWait = wait;
    return this;
  }

  /** {@return the dispatcher} */
  public JobDispatcher<E> build() {
    ScheduledAlarms own = new ScheduledAlarms("retry-events-alarm"); // no thread before an alarm
    DispatcherSettings<E> settings =
        new DispatcherSettings<>(
            family,
            mapping,
            policy,
            throttle == null ? new SystemThrottle(clock) : throttle,
            clock,
            sleeper,
            alarms == null ? own : alarms,
            random);
    Executor observers =
        observerThreads == null ? Threads.named("retry-events-observer") : observerThreads;
    Executor jobs = jobThreads == null ? Threads.named("retry-events-job") : jobThreads;
    return new JobDispatcher<>(
        settings, new Feed<>(observers, observerCapacity), jobs, closeWait, own::close);
  }
}
