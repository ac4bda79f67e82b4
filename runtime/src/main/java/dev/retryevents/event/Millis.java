package dev.retryevents.event;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Milliseconds of a wait or a moment, for components that carry them as numbers. */
public final class Millis {

  private static final long NANOS = 1_000_000;

  private Millis() {}

  /**
   * Milliseconds of a wait, rounded up, so that even the shortest does not become none.
   *
   * @param wait the wait
   * @return its milliseconds; {@link Long#MAX_VALUE} stands for all that is longer
   */
  public static long of(Duration wait) {
    try {
      long whole = Math.multiplyExact(wait.getSeconds(), 1000L);
      return Math.addExact(whole, (wait.getNano() + NANOS - 1) / NANOS);
    } catch (ArithmeticException tooLong) {
      return wait.isNegative() ? Long.MIN_VALUE : Long.MAX_VALUE;
    }
  }

  /**
   * Milliseconds of a wait, as {@link #of(Duration)} gives them.
   *
   * @param wait the wait, or null
   * @return its milliseconds, or null
   */
  public static @Nullable Long ofNullable(@Nullable Duration wait) {
    return wait == null ? null : of(wait);
  }

  /**
   * Milliseconds of a wait as an {@code int}, rounded up.
   *
   * @param wait the wait
   * @return its milliseconds; {@link Integer#MAX_VALUE} stands for all that is longer
   */
  public static int intOf(Duration wait) {
    return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, of(wait)));
  }

  /**
   * Milliseconds of a wait, as {@link #intOf(Duration)} gives them.
   *
   * @param wait the wait, or null
   * @return its milliseconds, or null
   */
  public static @Nullable Integer intOfNullable(@Nullable Duration wait) {
    return wait == null ? null : intOf(wait);
  }

  /**
   * Unix time of a moment.
   *
   * @param moment the moment, or null
   * @return milliseconds since 1970-01-01T00:00Z, rounded down, or null
   * @throws ArithmeticException if a {@code long} cannot hold them, 292 million years away
   */
  public static @Nullable Long ofNullable(@Nullable Instant moment) {
    return moment == null ? null : moment.toEpochMilli();
  }
}
