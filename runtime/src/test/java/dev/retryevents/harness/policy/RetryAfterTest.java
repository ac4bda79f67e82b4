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
    "999999999999, 999999999999000"
  })
  void secondsAreTakenWithTheirFraction(String value, long millis) {
    assertEquals(Optional.of(Duration.ofMillis(millis)), RetryAfter.read(value, NOW));
  }

  @Test
  void aDateIsCountedFromNow() {
    assertEquals(
        Optional.of(Duration.ofMillis(59_750)),
        RetryAfter.read("Sun, 01 Mar 2026 12:01:00 GMT", NOW));
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
        "soon",
        "1e3",
        "1,5",
        "٣",
        "1000000000000",
        "Mon, 01 Mar 2026 12:00:00 GMT",
        "2026-03-01T12:00:00Z"
      })
  void whatIsNeitherIsNotRead(String value) {
    assertEquals(Optional.empty(), RetryAfter.read(value, NOW));
  }
}
