package com.acme.agent.retry;

import dev.retryevents.event.Constraints;
import dev.retryevents.event.JobSnapshot;
import dev.retryevents.event.MsgType;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Output Truncation Retry.
 *
 * <p>Published for an answer cut off below the ceiling of its model.
 *
 * <p>Reads, for example: <code>Output truncated at 4096 tokens on gpt-x. Retrying with budget
 * 8192.</code>
 *
 * @param snapshot what {@link RetryEvent#snapshot()} says
 * @param model The model that was asked.
 * @param newBudget The output budget of the next attempt.
 * @param previousBudget The budget that was too small.
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record OutputTruncationRetryEvent(
    JobSnapshot snapshot,
    String model,
    int newBudget,
    int previousBudget)
    implements RetryEvent {

  /**
   * Checks the components.
   *
   * @param snapshot not null
   * @param model not null
   * @param newBudget at least 0
   * @param previousBudget at least 0
   * @throws NullPointerException if a component is null that may not be
   * @throws IllegalArgumentException if a component is not what the schema allows
   */
  public OutputTruncationRetryEvent {
    Objects.requireNonNull(snapshot, "snapshot");
    Objects.requireNonNull(model, "model");
    Constraints.atLeast("newBudget", newBudget, 0);
    Constraints.atLeast("previousBudget", previousBudget, 0);
  }

  @Override
  public String title() {
    return "Output Truncation Retry";
  }

  @Override
  public MsgType msgType() {
    return MsgType.STATUS_UPDATE;
  }

  @Override
  public String message() {
    StringBuilder out = new StringBuilder(103);
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
