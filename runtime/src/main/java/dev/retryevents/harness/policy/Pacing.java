package dev.retryevents.harness.policy;

import java.time.Duration;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * How one kind of upstream failure is waited out: a window that grows with each retry, and what the
 * failure says about the load of the system.
 *
 * @param shortest the lower end of the window of the first retry
 * @param longest the upper end of the window of the first retry, itself not drawn unless it equals
 *     {@code shortest}
 * @param throttleSteps by how many steps the failure raises the {@link SystemThrottle}; 0 or more
 */
public record Pacing(Duration shortest, Duration longest, int throttleSteps) {

  /** A window grows with the number of the retry, up to ten times its base. */
  public static final int MAX_FACTOR = 10;

  /** Rate limits (429): 5 to 30 s, one step. */
  public static final Pacing RATE_LIMIT = ofSeconds(5, 30, 1);

  /** Overloads (529): 15 to 90 s, three steps. */
  public static final Pacing OVERLOAD = ofSeconds(15, 90, 3);

  /** Transient errors (a plain 5xx, a lost connection): 5 to 30 s, and no step. */
  public static final Pacing TRANSIENT_ERROR = ofSeconds(5, 30, 0);

  /**
   * Rejects what is no window.
   *
   * @throws IllegalArgumentException if {@code shortest} is negative or above {@code longest}, if
   *     {@code longest} is over a day, or if {@code throttleSteps} is negative
   */
  public Pacing {
    if (shortest.isNegative() || shortest.compareTo(longest) > 0) {
      throw new IllegalArgumentException(
          "shortest is negative or above longest: " + shortest + ", " + longest);
    }
    if (longest.compareTo(Duration.ofDays(1)) > 0) {
      throw new IllegalArgumentException("longest is over a day: " + longest);
    }
    if (throttleSteps < 0) {
      throw new IllegalArgumentException("throttleSteps is negative: " + throttleSteps);
    }
  }

  private static Pacing ofSeconds(long shortest, long longest, int throttleSteps) {
    return new Pacing(Duration.ofSeconds(shortest), Duration.ofSeconds(longest), throttleSteps);
  }

  /**
   * Draws the wait before a retry, in whole milliseconds.
   *
   * <p>Both ends of the window are the base times the number of the retry, at most {@link
   * #MAX_FACTOR} times, and at most {@code cap}; the wait is drawn evenly between them, the upper
   * end excluded. What the provider asked for is a lower bound: it cuts the window from below, and
   * a bound above the window, or above the cap, is the wait itself. The provider knows when it will
   * answer again, and to ask earlier is to be refused and to make its load worse.
   *
   * @param retry the number of the retry, from 1
   * @param cap the longest wait of our own choice
   * @param atLeast what the provider asked for, or null
   * @param random where chance comes from
   * @return the wait
   */
  public Duration draw(
      int retry, Duration cap, @Nullable Duration atLeast, RandomGenerator random) {
    int factor = Math.min(retry, MAX_FACTOR);
    long most = cap.toMillis();
    long floor = atLeast == null || atLeast.isNegative() ? 0 : wholeMillis(atLeast);
    long from = Math.max(floor, Math.min(shortest.toMillis() * factor, most));
    long to = Math.min(longest.toMillis() * factor, most);
    return Duration.ofMillis(from < to ? random.nextLong(from, to) : from);
  }

  /** Rounded up, so that the wait is never shorter; too long for a number is the longest number. */
  private static long wholeMillis(Duration duration) {
    if (duration.compareTo(Duration.ofMillis(Long.MAX_VALUE)) >= 0) {
      return Long.MAX_VALUE;
    }
    return duration.plusNanos(999_999).toMillis();
  }
}
