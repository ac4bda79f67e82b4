package dev.retryevents.harness.seam;

import java.time.Duration;

/** Rings when a time is over. */
@FunctionalInterface
public interface Alarms {

  /**
   * Sets an alarm.
   *
   * @param after how long from now; above zero
   * @param ring what to do then: something short, which may run on any thread
   * @return the alarm
   */
  Alarm set(Duration after, Runnable ring);

  /** One alarm that was set. */
  interface Alarm {

    /** {@return how long until it rings; zero or below once it should have} */
    Duration remaining();

    /** Keeps it from ringing, if it did not yet. */
    void clear();
  }
}
