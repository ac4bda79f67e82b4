package dev.retryevents.harness.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RetryAfterTest {

  private static final Instant NOW = Instant.parse("2026-03-01T12:00:00.250Z");

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "1, 1000",
    "' 20 ', 20000",
    "007, 7000",
    "1.5, 1500",
    "0.0001, 1",
    "2.0000, 2000",
    "2147483648, 2147483648000",
    "99999999999999999999999, 2147483648000"
  })
  void secondsAreTakenWithTheirFraction(String value, long millis) {
    assertEquals(Optional.of(Duration.ofMillis(millis)), RetryAfter.read(value, NOW));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Sun, 01 Mar 2026 12:01:00 GMT",
        "Sunday, 01-Mar-26 12:01:00 GMT",
        "Sun Mar  1 12:01:00 2026"
      })
  void aDateInEachOfTheThreeFormsIsCountedFromNow(String value) {
    assertEquals(Optional.of(Duration.ofMillis(59_750)), RetryAfter.read(value, NOW));
  }

  @Test
  void aYearOfTwoDigitsLiesAtMostFiftyYearsAhead() {
    Instant now = Instant.parse("2026-11-30T00:00:00Z");
    assertEquals(
        Optional.of(Instant.parse("2076-11-30T00:00:00Z")),
        HttpDate.parse("Monday, 30-Nov-76 00:00:00 GMT", now));
    assertEquals(
        Optional.of(Instant.parse("1977-11-30T00:00:00Z")),
        HttpDate.parse("Wednesday, 30-Nov-77 00:00:00 GMT", now));
  }

  @Test
  void aDateThatIsOverAsksForNothing() {
    assertEquals(Optional.of(Duration.ZERO), RetryAfter.read("Sun, 01 Mar 2026 12:00:00 GMT", NOW));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-1",
        "+1",
        "1.",
        "PT5S",
        "soon",
        "1e3",
        "1,5",
        "٣",
        "Mon, 01 Mar 2026 12:00:00 GMT",
        "Sun, 31 Feb 2026 12:00:00 GMT",
        "Sun, 01 Mar 2026 12:01:00 CET",
        "2026-03-01T12:00:00Z"
      })
  void whatIsNeitherIsNotRead(String value) {
    assertEquals(Optional.empty(), RetryAfter.read(value, NOW));
  }
}
