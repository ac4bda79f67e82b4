package com.acme.agent.retry;

import dev.retryevents.event.Constraints;
import dev.retryevents.event.JobSnapshot;
import dev.retryevents.event.MsgType;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The answer of the model could not be read or did not pass its checks.
 *
 * <p>Reads, for example: <code>Response on gpt-x failed to parse or validate
 * (JsonParseException). Retrying with correction, attempt 2.</code>
 *
 * @param snapshot what {@link RetryEvent#snapshot()} says
 * @param attempt The number of the attempt that failed; the first is 1.
 * @param failure What was wrong with the answer.
 * @param model The model that was asked.
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record ResponseCorrectionRetryEvent(
    JobSnapshot snapshot,
    int attempt,
    String failure,
    String model)
    implements RetryEvent {

  /**
   * Checks the components.
   *
   * @param snapshot not null
   * @param attempt at least 1
   * @param failure not null
   * @param model not null
   * @throws NullPointerException if a component is null that may not be
   * @throws IllegalArgumentException if a component is not what the schema allows
   */
  public ResponseCorrectionRetryEvent {
    Objects.requireNonNull(snapshot, "snapshot");
    Constraints.atLeast("attempt", attempt, 1);
    Objects.requireNonNull(failure, "failure");
    Objects.requireNonNull(model, "model");
  }

  @Override
  public String title() {
    return "Response Correction Retry";
  }

  @Override
  public MsgType msgType() {
    return MsgType.STATUS_UPDATE;
  }

  @Override
  public String message() {
    StringBuilder out = new StringBuilder(152);
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
