package dev.retryevents.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MillisTest {

  @ParameterizedTest
  @CsvSource({
    "PT0S, 0",
    "PT0.000000001S, 1",
    "PT0.001S, 1",
    "PT0.001000001S, 2",
    "PT0.999999999S, 1000",
    "PT12S, 12000",
    "PT-0.001S, -1"
  })
  void aWaitIsRoundedUp(Duration wait, long millis) {
    assertEquals(millis, Millis.of(wait));
    assertEquals(millis, Millis.ofNullable(wait));
    assertEquals((int) millis, Millis.intOf(wait));
    assertEquals((int) millis, Millis.intOfNullable(wait));
  }

  @Test
  void theLongestWaitIsHeldByTheLargestNumber() {
    assertEquals(Long.MAX_VALUE, Millis.of(Duration.ofMillis(Long.MAX_VALUE)));
    assertEquals(Long.MAX_VALUE, Millis.of(Duration.ofMillis(Long.MAX_VALUE).plusNanos(1)));
    assertEquals(Long.MAX_VALUE, Millis.of(Duration.ofSeconds(Long.MAX_VALUE, 999_999_999)));
    assertEquals(Long.MIN_VALUE, Millis.of(Duration.ofSeconds(Long.MIN_VALUE)));
  }

  @Test
  void anIntIsNotExceeded() {
    assertEquals(Integer.MAX_VALUE, Millis.intOf(Duration.ofMillis(Integer.MAX_VALUE)));
    assertEquals(Integer.MAX_VALUE, Millis.intOf(Duration.ofMillis(Integer.MAX_VALUE + 1L)));
    assertEquals(Integer.MAX_VALUE, Millis.intOf(Duration.ofSeconds(Long.MAX_VALUE)));
    assertEquals(Integer.MIN_VALUE, Millis.intOf(Duration.ofSeconds(Long.MIN_VALUE)));
  }

  @Test
  void nothingStaysNothing() {
    assertNull(Millis.ofNullable((Duration) null));
    assertNull(Millis.intOfNullable(null));
    assertNull(Millis.ofNullable((Instant) null));
  }

  @Test
  void aMomentIsItsUnixTime() {
    assertEquals(0, Millis.ofNullable(Instant.EPOCH));
    assertEquals(
        1_767_225_600_123L, Millis.ofNullable(Instant.parse("2026-01-01T00:00:00.123999Z")));
    assertEquals(-1, Millis.ofNullable(Instant.parse("1969-12-31T23:59:59.999Z")));
  }
}
