package dev.retryevents.harness.policy;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A date as HTTP spells it, in one of three forms (RFC 9110, section 5.6.7). */
final class HttpDate {

  private HttpDate() {}

  /**
   * The instant that a date names.
   *
   * @param value the date
   * @param now the time, which tells the century of a year of two digits
   * @return the instant; empty if the value has none of the three forms
   */
  static Optional<Instant> parse(String value, Instant now) {
    return forms(now).stream().flatMap(form -> parse(value, form).stream()).findFirst();
  }

  private static Optional<Instant> parse(String value, DateTimeFormatter form) {
    try {
      return Optional.of(form.parse(value, Instant::from));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  private static List<DateTimeFormatter> forms(Instant now) {
    // A year that seems more than 50 years ahead is the latest one past with those digits.
    LocalDate earliest = LocalDate.ofInstant(now, ZoneOffset.UTC).minusYears(49);
    return List.of(
        form(new DateTimeFormatterBuilder().appendPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'")),
        form(
            new DateTimeFormatterBuilder()
                .appendPattern("EEEE, dd-MMM-")
                .appendValueReduced(ChronoField.YEAR, 2, 2, earliest)
                .appendPattern(" HH:mm:ss 'GMT'")),
        form(new DateTimeFormatterBuilder().appendPattern("EEE MMM ppd HH:mm:ss yyyy")));
  }

  private static DateTimeFormatter form(DateTimeFormatterBuilder pattern) {
    return pattern.toFormatter(Locale.ENGLISH).withZone(ZoneOffset.UTC);
  }
}
