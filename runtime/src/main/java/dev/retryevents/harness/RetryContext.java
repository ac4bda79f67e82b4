package dev.retryevents.harness;

import dev.retryevents.event.JobSnapshot;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What the loop knows when a signal arrives and the signal itself cannot know.
 *
 * @param snapshot the job at that moment
 * @param attempt the attempt that failed, counted by the loop; at least 1
 * @param nextAttempt the attempt that follows; above {@code attempt}
 * @param maxAttempts the last attempt that the budget of this kind of failure reaches, if all
 *     attempts from here on fail in this way; at least {@code nextAttempt}
 * @param systemThrottle by how much requests are slowed beyond their normal pace; 0 is not at all,
 *     0.5 is half again as slow
 * @param estimatedDelay the wait before the next attempt, or null if it is not known
 */
public record RetryContext(
    JobSnapshot snapshot,
    int attempt,
    int nextAttempt,
    int maxAttempts,
    double systemThrottle,
    @Nullable Duration estimatedDelay) {

  /**
   * Rejects values that no event can carry.
   *
   * @throws NullPointerException if {@code snapshot} is null
   * @throws IllegalArgumentException if the attempts break {@code 1 <= attempt < nextAttempt <=
   *     maxAttempts}, if {@code systemThrottle} is negative or not finite, or if {@code
   *     estimatedDelay} is negative
   */
  public RetryContext {
    Objects.requireNonNull(snapshot, "snapshot");
    if (attempt < 1) {
      throw new IllegalArgumentException("attempt is below 1: " + attempt);
    }
    if (nextAttempt <= attempt) {
      throw new IllegalArgumentException(
          "nextAttempt is not above attempt: " + nextAttempt + ", " + attempt);
    }
    if (maxAttempts < nextAttempt) {
      throw new IllegalArgumentException(
          "maxAttempts is below nextAttempt: " + maxAttempts + ", " + nextAttempt);
    }
    if (!Double.isFinite(systemThrottle) || systemThrottle < 0) {
      throw new IllegalArgumentException(
          "systemThrottle is negative or not finite: " + systemThrottle);
    }
    if (estimatedDelay != null && estimatedDelay.isNegative()) {
      throw new IllegalArgumentException("estimatedDelay is negative: " + estimatedDelay);
    }
  }

  /**
   * The context of a failure that one more attempt follows, the last.
   *
   * @param snapshot the job at that moment
   * @param attempt the attempt that failed, at least 1
   * @param systemThrottle by how much requests are slowed, 0 or more
   * @param estimatedDelay the wait before the next attempt, or null if it is not known
   */
  public RetryContext(
      JobSnapshot snapshot, int attempt, double systemThrottle, @Nullable Duration estimatedDelay) {
    this(snapshot, attempt, attempt + 1, attempt + 1, systemThrottle, estimatedDelay);
  }
}
