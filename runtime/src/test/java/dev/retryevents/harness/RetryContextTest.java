package dev.retryevents.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.retryevents.event.JobSnapshot;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RetryContextTest {

  private static final JobSnapshot JOB = JobSnapshot.queued("7", "summary", Instant.EPOCH);

  @Test
  void itHoldsWhatTheLoopKnows() {
    RetryContext context = new RetryContext(JOB, 2, 0.5, Duration.ofSeconds(12));
    assertEquals(JOB, context.snapshot());
    assertEquals(2, context.attempt());
    assertEquals(0.5, context.systemThrottle());
    assertEquals(Duration.ofSeconds(12), context.estimatedDelay());
  }

  @Test
  void anUnknownDelayIsNotNone() {
    assertNull(new RetryContext(JOB, 1, 0, null).estimatedDelay());
    assertEquals(Duration.ZERO, new RetryContext(JOB, 1, 0, Duration.ZERO).estimatedDelay());
  }

  @ParameterizedTest
  @CsvSource({"-0.1", "NaN", "Infinity", "-Infinity"})
  void aThrottleIsFiniteAndNotNegative(double throttle) {
    assertRefused(
        "systemThrottle is negative or not finite: " + throttle,
        () -> new RetryContext(JOB, 1, throttle, null));
  }

  @Test
  void attemptsAreCountedFromOne() {
    assertRefused("attempt is below 1: 0", () -> new RetryContext(JOB, 0, 0, null));
  }

  @Test
  void nobodyWaitsForLessThanNothing() {
    assertRefused(
        "estimatedDelay is negative: PT-0.001S",
        () -> new RetryContext(JOB, 1, 0, Duration.ofMillis(-1)));
  }

  @Test
  void thereIsAlwaysAJob() {
    assertThrows(NullPointerException.class, () -> new RetryContext(null, 1, 0, null));
  }

  @Test
  void itHoldsWhichAttemptFollowsOfHowMany() {
    RetryContext context = new RetryContext(JOB, 2, 4, 5, 0.5, Duration.ofSeconds(12));
    assertEquals(2, context.attempt());
    assertEquals(4, context.nextAttempt());
    assertEquals(5, context.maxAttempts());
  }

  @Test
  void theShortFormIsFollowedByTheLastAttempt() {
    assertEquals(new RetryContext(JOB, 2, 3, 3, 0.5, null), new RetryContext(JOB, 2, 0.5, null));
  }

  @Test
  void theNextAttemptIsAboveTheFailedOneAndWithinTheLast() {
    assertRefused(
        "nextAttempt is not above attempt: 2, 2", () -> new RetryContext(JOB, 2, 2, 5, 0, null));
    assertRefused(
        "maxAttempts is below nextAttempt: 2, 3", () -> new RetryContext(JOB, 2, 3, 2, 0, null));
    assertRefused(
        "nextAttempt is not above attempt: -2147483648, 2147483647",
        () -> new RetryContext(JOB, Integer.MAX_VALUE, 0, null));
  }

  private static void assertRefused(String message, Executable construction) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, construction).getMessage());
  }
}
