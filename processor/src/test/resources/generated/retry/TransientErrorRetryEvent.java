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
 * The provider failed in a way that tends to pass.
 *
 * <p>Published for a transient server error, a plain 5xx or a 529 overload.
 *
 * <p>Reads, for example: <code>Server error from Anthropic: overloaded_error. Retrying in ~20
 * seconds (attempt 3)</code>
 *
 * @param snapshot what {@link RetryEvent#snapshot()} says
 * @param attempt The number of the attempt that failed; the first is 1.
 * @param details What the provider said about the failure.
 * @param estimatedDelayMs How long the job is expected to wait before it tries again, in
 *     milliseconds; null when nobody knows yet.
 * @param provider The provider that failed.
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record TransientErrorRetryEvent(
    JobSnapshot snapshot,
    int attempt,
    String details,
    @Nullable Long estimatedDelayMs,
    String provider)
    implements RetryEvent {

  /**
   * Checks the components.
   *
   * @param snapshot not null
   * @param attempt at least 1
   * @param details not null
   * @param estimatedDelayMs null if it is missing, at least 0
   * @param provider not null
   * @throws NullPointerException if a component is null that may not be
   * @throws IllegalArgumentException if a component is not what the schema allows
   */
  public TransientErrorRetryEvent {
    Objects.requireNonNull(snapshot, "snapshot");
    Constraints.atLeast("attempt", attempt, 1);
    Objects.requireNonNull(details, "details");
    if (estimatedDelayMs != null) {
      Constraints.atLeast("estimatedDelayMs", estimatedDelayMs, 0);
    }
    Objects.requireNonNull(provider, "provider");
  }

  /** {@return {@link #estimatedDelayMs()} as a length of time, or null if it is missing} */
  public @Nullable Duration estimatedDelay() {
    return estimatedDelayMs == null ? null : Duration.ofMillis(estimatedDelayMs);
  }

  @Override
  public String title() {
    return "Server Error Retry";
  }

  @Override
  public MsgType msgType() {
    return MsgType.STATUS_UPDATE;
  }

  @Override
  public String message() {
    StringBuilder out = new StringBuilder(134);
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
