package com.acme;

import dev.retryevents.event.Constraints;
import dev.retryevents.event.MsgType;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * GoneEvent.
 *
 * <p>Reads, for example: <code>GoneEvent</code>
 *
 * @param whole the member <code>whole</code>
 * @param boxed the member <code>boxed</code>
 * @param share the member <code>share</code>
 * @param pauseMs the member <code>pauseMs</code>
 * @param briefMs the member <code>briefMs</code>
 * @param atMs the member <code>atMs</code>
 * @param limit the member <code>limit</code>
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record GoneEvent(
    @Nullable Long whole,
    @Nullable Long boxed,
    @Nullable Double share,
    @Nullable Long pauseMs,
    @Nullable Integer briefMs,
    @Nullable Long atMs,
    @Nullable RateLimitType limit)
    implements Conversion {

  /**
   * Checks the components.
   *
   * @param whole null if it is missing
   * @param boxed null if it is missing
   * @param share null if it is missing, finite
   * @param pauseMs null if it is missing
   * @param briefMs null if it is missing
   * @param atMs null if it is missing
   * @param limit null if it is missing
   * @throws IllegalArgumentException if a component is not what the schema allows
   */
  public GoneEvent {
    if (share != null) {
      Constraints.finite("share", share);
    }
  }

  @Override
  public String title() {
    return "GoneEvent";
  }

  @Override
  public MsgType msgType() {
    return MsgType.STATUS_UPDATE;
  }

  @Override
  public String message() {
    StringBuilder out = new StringBuilder(9);
    ConversionRenderer.append(out, this);
    return out.toString();
  }

  @Override
  public void appendMessage(StringBuilder out) {
    ConversionRenderer.append(out, this);
  }

  @Override
  public <R> R accept(Conversion.Visitor<R> visitor) {
    return visitor.visit(this);
  }
}
