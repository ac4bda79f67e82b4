package dev.retryevents.harness.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.retryevents.harness.errors.retry.OverloadRetryException;
import dev.retryevents.harness.errors.retry.RateLimitRetryException;
import dev.retryevents.harness.errors.retry.TransientErrorRetryException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class RetryPolicyTest {

  private static final RetryPolicy DEFAULT = RetryPolicy.DEFAULT;

  @Test
  void theDefaultsAreThoseOfModelCalls() {
    assertEquals(3, DEFAULT.upstreamBudget());
    assertEquals(4, DEFAULT.correctionBudget());
    assertEquals(Duration.ofMinutes(30), DEFAULT.attemptTimeout());
    assertEquals(Duration.ofSeconds(300), DEFAULT.maxWait());
  }

  @Test
  void theBackstopIsBeyondWhatTheDefaultBudgetsReach() {
    assertEquals(true, 1 + 3 + RetryPolicy.TRUNCATION_BUDGET + 4 < DEFAULT.maxAttempts());
  }

  @Test
  void eachSignalHasItsPacing() {
    assertSame(
        Pacing.RATE_LIMIT,
        DEFAULT.pacingOf(new RateLimitRetryException("capacity", "m", null, "no")));
    assertSame(Pacing.OVERLOAD, DEFAULT.pacingOf(new OverloadRetryException("p", "d", null)));
    assertSame(
        Pacing.TRANSIENT_ERROR, DEFAULT.pacingOf(new TransientErrorRetryException("p", "d", null)));
  }

  @Test
  void onlyTheOneFigureDiffers() {
    Duration second = Duration.ofSeconds(1);
    Pacing pacing = new Pacing(second, second, 0);
    RetryPolicy all = new RetryPolicy(7, 8, 9, second, second, pacing, pacing, pacing);
    assertEquals(
        all,
        DEFAULT
            .withUpstreamBudget(7)
            .withCorrectionBudget(8)
            .withMaxAttempts(9)
            .withAttemptTimeout(second)
            .withMaxWait(second)
            .withPacing(pacing, pacing, pacing));
    assertEquals(DEFAULT, DEFAULT.withMaxAttempts(1).withMaxAttempts(20));
  }

  @Test
  void whatCannotBeKeptIsRefused() {
    assertRefused("maxAttempts is below 1: 0", () -> DEFAULT.withMaxAttempts(0));
    assertRefused(
        "attemptTimeout is not positive: PT0S", () -> DEFAULT.withAttemptTimeout(Duration.ZERO));
    assertRefused("maxWait is negative: PT-1S", () -> DEFAULT.withMaxWait(Duration.ofSeconds(-1)));
  }

  private static void assertRefused(String message, Executable construction) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, construction).getMessage());
  }
}
