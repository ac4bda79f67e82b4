package com.acme.agent.retry;

import dev.retryevents.event.Constraints;
import dev.retryevents.event.JobSnapshot;
import dev.retryevents.event.MsgType;
import java.time.Duration;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * The provider refused a request because a limit was reached; the request is sent again after a
 * pause.
 *
 * <p>Published for a 429, the framework's own budget.
 *
 * <p>Reads, for example: <code>Hit acceleration limit (system throttle: 1.5x) for gpt-x. Retrying
 * in ~12 seconds (attempt 2)</code>
 *
 * @param snapshot what {@link RetryEvent#snapshot()} says
 * @param attempt The number of the attempt that failed; the first is 1.
 * @param estimatedDelayMs How long the job is expected to wait before it tries again, in
 *     milliseconds; null when nobody knows yet.
 * @param limitType The limit that was reached.
 * @param model The model that was asked.
 * @param systemThrottle How far the whole system has slowed down.
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record RateLimitRetryEvent(
    JobSnapshot snapshot,
    int attempt,
    @Nullable Long estimatedDelayMs,
    RateLimitType limitType,
    String model,
    double systemThrottle)
    implements RetryEvent {

  /**
   * Checks the components.
   *
   * @param snapshot not null
   * @param attempt at least 1
   * @param estimatedDelayMs null if it is missing, at least 0
   * @param limitType not null
   * @param model not null
   * @param systemThrottle finite, at least 0
   * @throws NullPointerException if a component is null that may not be
   * @throws IllegalArgumentException if a component is not what the schema allows
   */
  public RateLimitRetryEvent {
    Objects.requireNonNull(snapshot, "snapshot");
    Constraints.atLeast("attempt", attempt, 1);
    if (estimatedDelayMs != null) {
      Constraints.atLeast("estimatedDelayMs", estimatedDelayMs, 0);
    }
    Objects.requireNonNull(limitType, "limitType");
    Objects.requireNonNull(model, "model");
    Constraints.finite("systemThrottle", systemThrottle);
    Constraints.atLeast("systemThrottle", systemThrottle, 0.0);
  }

  /** {@return {@link #estimatedDelayMs()} as a length of time, or null if it is missing} */
  public @Nullable Duration estimatedDelay() {
    return estimatedDelayMs == null ? null : Duration.ofMillis(estimatedDelayMs);
  }

  @Override
  public String title() {
    return "Rate Limit Retry";
  }

  @Override
  public MsgType msgType() {
    return MsgType.STATUS_UPDATE;
  }

  @Override
  public String message() {
    StringBuilder out = new StringBuilder(138);
    RetryEventRenderer.append(out, this);
    return out.toString();
  }

  @Override
  public void appendMessage(StringBuilder out) {
    RetryEventRenderer.append(out, this);
  }

  @Override
  public <R> R accept(RetryEvent.Visitor<R> visitor) {
    return visitor.visit(this);
  }
}
