package dev.retryevents.harness.policy;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads the header {@code Retry-After} of an HTTP response.
 *
 * <p>It is a number of seconds or a date (RFC 9110, section 10.2.3). Fractions of a second, which
 * the standard lacks and some providers send, are taken as well; the two obsolete forms of a date
 * are not.
 */
public final class RetryAfter {

  private static final Pattern SECONDS = Pattern.compile("[0-9]{1,12}(\\.[0-9]{1,12})?");

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
      BigDecimal millis = new BigDecimal(text).movePointRight(3);
      return Optional.of(
          Duration.ofMillis(millis.setScale(0, RoundingMode.CEILING).longValueExact()));
    }
    try {
      Instant then = DateTimeFormatter.RFC_1123_DATE_TIME.parse(text, Instant::from);
      Duration left = Duration.between(now, then);
      return Optional.of(left.isNegative() ? Duration.ZERO : upToMillis(left));
    } catch (DateTimeException neither) {
      return Optional.empty();
    }
  }

  private static Duration upToMillis(Duration duration) {
    return Duration.ofMillis(duration.plusNanos(999_999).toMillis());
  }
}
