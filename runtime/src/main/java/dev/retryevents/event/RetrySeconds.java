package dev.retryevents.event;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Whole seconds of a wait, rounded up: nobody is told less than they will wait, and a wait of one
 * millisecond is not announced as none. An unknown wait reads as 0.
 */
public final class RetrySeconds {

  private static final long MILLIS = 1000;

  private RetrySeconds() {}

  /**
   * Whole seconds.
   *
   * @param millis the wait in milliseconds; not negative
   * @return the seconds, rounded up
   */
  public static long ofMillis(long millis) {
    return Math.floorDiv(millis, MILLIS) + (Math.floorMod(millis, MILLIS) == 0 ? 0 : 1);
  }

  /**
   * Whole seconds.
   *
   * @param millis the wait in milliseconds, not negative, or null if unknown
   * @return the seconds, rounded up; 0 if unknown
   */
  public static long ofMillis(@Nullable Long millis) {
    return millis == null ? 0 : ofMillis(millis.longValue());
  }

  /**
   * Whole seconds.
   *
   * @param millis the wait in milliseconds, not negative, or null if unknown
   * @return the seconds, rounded up; 0 if unknown
   */
  public static long ofMillis(@Nullable Integer millis) {
    return millis == null ? 0 : ofMillis(millis.longValue());
  }

  /**
   * Whole seconds.
   *
   * @param wait the wait, not negative, or null if unknown
   * @return the seconds, rounded up where a {@code long} can hold that; 0 if unknown
   */
  public static long of(@Nullable Duration wait) {
    if (wait == null) {
      return 0;
    }
    long seconds = wait.getSeconds();
    return wait.getNano() == 0 || seconds == Long.MAX_VALUE ? seconds : seconds + 1;
  }
}
