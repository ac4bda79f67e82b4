package com.acme.agent.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RetryAfterTest {

  private static final Instant NOW = Instant.parse("1994-11-06T08:49:30Z");

  @ParameterizedTest
  @CsvSource({
    "0, PT0S",
    "12, PT12S",
    "007, PT7S",
    "1.5, PT1.5S",
    "0.0001, PT0.001S",
    "2147483648, PT2147483648S",
    "99999999999999999999999, PT2147483648S"
  })
  void secondsAreReadAsTheyAre(String header, Duration wait) {
    assertEquals(Optional.of(wait), RetryAfter.parse(header, NOW));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Sun, 06 Nov 1994 08:49:37 GMT",
        "Sunday, 06-Nov-94 08:49:37 GMT",
        "Sun Nov  6 08:49:37 1994"
      })
  void eachOfTheThreeFormsOfADateIsRead(String header) {
    assertEquals(Optional.of(Duration.ofSeconds(7)), RetryAfter.parse(header, NOW));
  }

  @Test
  void aDateIsCountedFromTheClockWithItsFraction() {
    assertEquals(
        Optional.of(Duration.ofMillis(6_750)),
        RetryAfter.parse("Sun, 06 Nov 1994 08:49:37 GMT", NOW.plusMillis(250)));
  }

  @Test
  void aDateThatHasPassedAsksForNoWait() {
    assertEquals(
        Optional.of(Duration.ZERO), RetryAfter.parse("Sun, 06 Nov 1994 08:49:29 GMT", NOW));
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
  void spaceAroundTheValueDoesNotCount() {
    assertEquals(Optional.of(Duration.ofSeconds(3)), RetryAfter.parse(" 3\t", NOW));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-1",
        "+1",
        "soon",
        "1e3",
        "1.",
        "PT5S",
        "١٢",
        "Sun, 31 Feb 1994 08:49:37 GMT",
        "Sun, 06 Nov 1994 08:49:37 CET",
        "Mon, 06 Nov 1994 08:49:37 GMT"
      })
  void whatIsNeitherFormAsksForNothing(String header) {
    assertEquals(Optional.empty(), RetryAfter.parse(header, NOW));
  }
}
