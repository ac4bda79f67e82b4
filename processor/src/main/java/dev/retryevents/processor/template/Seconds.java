package dev.retryevents.processor.template;

import java.math.BigInteger;
import java.time.Duration;

/** Whole seconds of a delay, rounded up, so that a delay that is left never reads as none. */
final class Seconds {

  private static final BigInteger MILLIS = BigInteger.valueOf(1000);

  /** What an unknown delay reads as. */
  static final Amount.Whole UNKNOWN = new Amount.Whole(BigInteger.ZERO);

  private Seconds() {}

  static Amount.Whole of(Duration delay) {
    // getSeconds rounds down, and the nanoseconds are what it left out.
    BigInteger seconds = BigInteger.valueOf(delay.getSeconds());
    return new Amount.Whole(delay.getNano() > 0 ? seconds.add(BigInteger.ONE) : seconds);
  }

  static Amount.Whole ofMillis(BigInteger millis) {
    BigInteger[] parts = millis.divideAndRemainder(MILLIS);
    return new Amount.Whole(parts[1].signum() > 0 ? parts[0].add(BigInteger.ONE) : parts[0]);
  }
}
