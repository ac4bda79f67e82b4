package demo;

import dev.retryevents.event.Constraints;
import dev.retryevents.event.Copies;
import dev.retryevents.event.JobSnapshot;
import dev.retryevents.event.MsgType;
import dev.retryevents.event.Presence;
import dev.retryevents.json.JsonValue;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A tool is called again.
 *
 * <p>Reads, for example: <code>grep (sync) ran out of tokens, 0.3 done. Again in ~2 seconds
 * (attempt 2)</code>
 *
 * @param snapshot what {@link Notice#snapshot()} says
 * @param tool the member <code>tool</code>
 * @param attempt the member <code>attempt</code>
 * @param estimatedDelayMs the member <code>estimatedDelayMs</code>
 * @param resumeAtMs the member <code>resumeAtMs</code>
 * @param mode How the tool is called.
 * @param limit What was used up.
 * @param cause Why it failed.
 * @param hint the member <code>hint</code>
 * @param share the member <code>share</code>
 * @param calls the member <code>calls</code>
 * @param labels the member <code>labels</code>
 * @param extra the member <code>extra</code>
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record ToolRetry(
    JobSnapshot snapshot,
    String tool,
    int attempt,
    @Nullable Long estimatedDelayMs,
    long resumeAtMs,
    Mode mode,
    Limit limit,
    Cause cause,
    Presence<String> hint,
    double share,
    @Nullable List<Call> calls,
    @Nullable Map<String, String> labels,
    @Nullable JsonValue extra)
    implements Notice {

  /**
   * Checks the components and copies them.
   *
   * @param snapshot not null
   * @param tool not null
   * @param attempt at least 1, at most 99
   * @param estimatedDelayMs null if it is missing, at least 0
   * @param resumeAtMs anything
   * @param mode not null
   * @param limit not null
   * @param cause not null
   * @param hint not null
   * @param share finite, at least 0, at most 1
   * @param calls null if it is missing
   * @param labels null if it is missing
   * @param extra null if it is missing
   * @throws NullPointerException if a component is null that may not be
   * @throws IllegalArgumentException if a component is not what the schema allows
   */
  public ToolRetry {
    Objects.requireNonNull(snapshot, "snapshot");
    Objects.requireNonNull(tool, "tool");
    Constraints.atLeast("attempt", attempt, 1);
    Constraints.atMost("attempt", attempt, 99);
    if (estimatedDelayMs != null) {
      Constraints.atLeast("estimatedDelayMs", estimatedDelayMs, 0);
    }
    Objects.requireNonNull(mode, "mode");
    Objects.requireNonNull(limit, "limit");
    Objects.requireNonNull(cause, "cause");
    Objects.requireNonNull(hint, "hint");
    Constraints.finite("share", share);
    Constraints.atLeast("share", share, 0.0);
    Constraints.atMost("share", share, 1.0);
    if (calls != null) {
      calls = Copies.list("calls", calls);
    }
    if (labels != null) {
      labels = Copies.map("labels", labels);
    }
  }

  /** {@return {@link #estimatedDelayMs()} as a length of time, or null if it is missing} */
  public @Nullable Duration estimatedDelay() {
    return estimatedDelayMs == null ? null : Duration.ofMillis(estimatedDelayMs);
  }

  /** {@return {@link #resumeAtMs()} as a moment} */
  public Instant resumeAt() {
    return Instant.ofEpochMilli(resumeAtMs);
  }

  @Override
  public String title() {
    return "Tool Retry";
  }

  @Override
  public MsgType msgType() {
    return MsgType.STATUS_UPDATE;
  }

  @Override
  public String message() {
    StringBuilder out = new StringBuilder(167);
    NoticeRenderer.append(out, this);
    return out.toString();
  }

  @Override
  public void appendMessage(StringBuilder out) {
    NoticeRenderer.append(out, this);
  }

  @Override
  public <R> R accept(Notice.Visitor<R> visitor) {
    return visitor.visit(this);
  }
}
