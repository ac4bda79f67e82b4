package dev.retryevents.harness.policy;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * By how much requests ought to be slowed beyond their normal pace, learnt from refusals and
 * successes.
 *
 * <p>0 is not at all, 0.5 half again as slow, 9.0 the most. A step raises it by 0.5; every third
 * success lowers it by 0.2, and after five minutes without a step, every success lowers it by 0.5.
 * It measures and does not slow: a job reads it and paces its own requests. One throttle may serve
 * several dispatchers. It counts in whole tenths, so that no step leaves a binary remainder.
 */
public final class SystemThrottle {

  private static final int STEP = 5;
  private static final int MOST = 90;
  private static final int EASING = 2;
  private static final int SUCCESSES_PER_EASING = 3;
  private static final int RECOVERY = 5;
  private static final Duration QUIET = Duration.ofMinutes(5);

  private final InstantSource clock;
  private int tenths;
  private int successes;
  private @Nullable Instant lastRaised;

  /**
   * A throttle that slows nothing yet.
   *
   * @param clock tells how long it has been quiet
   */
  public SystemThrottle(InstantSource clock) {
    this.clock = Objects.requireNonNull(clock, "clock");
  }

  /** {@return by how much requests ought to be slowed: 0.0 to 9.0, in tenths} */
  public synchronized double current() {
    return tenths / 10.0;
  }

  /**
   * Notes that a provider refused a request; successes are counted anew from here.
   *
   * @param steps by how many steps of 0.5; none, at 0, is no refusal
   * @throws IllegalArgumentException if {@code steps} is negative
   */
  public synchronized void raise(int steps) {
    if (steps < 0) {
      throw new IllegalArgumentException("steps is negative: " + steps);
    }
    if (steps > 0) {
      tenths = (int) Math.min(MOST, tenths + (long) STEP * steps);
      successes = 0;
      lastRaised = clock.instant();
    }
  }

  /** Notes that a request succeeded. */
  public synchronized void succeeded() {
    if (isQuiet()) {
      ease(RECOVERY);
    } else if (++successes == SUCCESSES_PER_EASING) {
      successes = 0;
      ease(EASING);
    }
  }

  private void ease(int by) {
    tenths = Math.max(0, tenths - by);
  }

  private boolean isQuiet() {
    return lastRaised != null && !clock.instant().isBefore(lastRaised.plus(QUIET));
  }
}
