package dev.retryevents.event;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RetrySecondsTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "1, 1",
    "499, 1",
    "999, 1",
    "1000, 1",
    "1001, 2",
    "1999, 2",
    "5000, 5",
    "29999, 30",
    "60000, 60",
    "299999, 300",
    "3600000, 3600",
    "2147483647, 2147484",
    "9223372036854775000, 9223372036854775",
    "9223372036854775807, 9223372036854776"
  })
  void aWaitIsRoundedUp(long millis, long seconds) {
    assertEquals(seconds, RetrySeconds.ofMillis(millis));
    assertEquals(seconds, RetrySeconds.ofMillis((Long) millis));
    assertEquals(seconds, RetrySeconds.of(Duration.ofMillis(millis)));
    if (millis <= Integer.MAX_VALUE) {
      assertEquals(seconds, RetrySeconds.ofMillis((Integer) (int) millis));
    }
  }

  @Test
  void anUnknownWaitReadsAsNone() {
    assertEquals(0, RetrySeconds.ofMillis((Long) null));
    assertEquals(0, RetrySeconds.ofMillis((Integer) null));
    assertEquals(0, RetrySeconds.of(null));
  }

  @Test
  void aNanosecondIsAWait() {
    assertEquals(1, RetrySeconds.of(Duration.ofNanos(1)));
    assertEquals(2, RetrySeconds.of(Duration.ofSeconds(1, 1)));
  }

  @Test
  void theLongestWaitDoesNotWrap() {
    assertEquals(Long.MAX_VALUE, RetrySeconds.of(Duration.ofSeconds(Long.MAX_VALUE)));
    assertEquals(Long.MAX_VALUE, RetrySeconds.of(Duration.ofSeconds(Long.MAX_VALUE, 1)));
    assertEquals(Long.MAX_VALUE, RetrySeconds.of(Duration.ofSeconds(Long.MAX_VALUE - 1, 1)));
  }
}
