package dev.retryevents.harness.policy;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads the header {@code Retry-After} of an HTTP response.
 *
 * <p>It is a number of seconds or a date in one of three forms (RFC 9110, sections 10.2.3 and
 * 5.6.7). Fractions of a second, which the standard lacks and some providers send, are taken as
 * well.
 */
public final class RetryAfter {

  /** What RFC 9111, section 1.2.2, takes a number for that is too large. */
  private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(1L << 31);

  private static final Pattern SECONDS = Pattern.compile("[0-9]+(\\.[0-9]+)?");

  private RetryAfter() {}

  /**
   * Reads a value of the header.
   *
   * @param value the value
   * @param now when the response came, from which a date is counted
   * @return how long to wait, in whole milliseconds, rounded up; zero for a date that is over;
   *     empty if the value is neither a number of seconds nor a date, because a header that cannot
   *     be read asks for nothing
   */
  public static Optional<Duration> read(String value, Instant now) {
    String text = value.strip();
    if (SECONDS.matcher(text).matches()) {
      BigDecimal seconds = new BigDecimal(text).min(MOST_SECONDS);
      BigDecimal millis = seconds.movePointRight(3).setScale(0, RoundingMode.CEILING);
      return Optional.of(Duration.ofMillis(millis.longValueExact()));
    }
    return HttpDate.parse(text, now)
        .map(date -> date.isAfter(now) ? upToMillis(Duration.between(now, date)) : Duration.ZERO);
  }

  private static Duration upToMillis(Duration duration) {
    return Duration.ofMillis(duration.plusNanos(999_999).toMillis());
  }
}
