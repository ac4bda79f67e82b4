package dev.retryevents.harness.seam;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Waits; an interrupt ends the wait at once. */
@FunctionalInterface
public interface Sleeper {

  /** The sleeper that lets its thread sleep. */
  Sleeper SYSTEM = duration -> TimeUnit.NANOSECONDS.sleep(TimeUnit.NANOSECONDS.convert(duration));

  /**
   * Waits.
   *
   * @param duration how long; zero or above
   * @throws InterruptedException if the thread was interrupted before or while it waited
   */
  void sleep(Duration duration) throws InterruptedException;
}
