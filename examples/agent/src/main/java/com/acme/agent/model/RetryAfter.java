package com.acme.agent.model;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The header {@code Retry-After}: seconds, or the date on which to come back (RFC 9110, section
 * 10.2.3). Some providers send seconds with a fraction, which the RFC does not know; it is rounded
 * up to a millisecond, because what is asked for is the least wait.
 */
final class RetryAfter {

  /** What RFC 9111, section 1.2.2, takes a number for that is too large. */
  private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(1L << 31);

  private static final Pattern SECONDS = Pattern.compile("[0-9]+(\\.[0-9]+)?");

  private RetryAfter() {}

  /**
   * How long to wait.
   *
   * @param header the value of the header
   * @param now the time, from which a date is counted
   * @return the wait, zero where the date has passed; empty if the value is neither form
   */
  static Optional<Duration> parse(String header, Instant now) {
    String value = header.strip();
    if (SECONDS.matcher(value).matches()) {
      BigDecimal seconds = new BigDecimal(value).min(MOST_SECONDS);
      BigDecimal millis = seconds.movePointRight(3).setScale(0, RoundingMode.CEILING);
      return Optional.of(Duration.ofMillis(millis.longValueExact()));
    }
    return HttpDate.parse(value, now)
        .map(date -> date.isAfter(now) ? Duration.between(now, date) : Duration.ZERO);
  }
}
