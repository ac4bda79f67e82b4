package com.acme;

import dev.retryevents.event.Constraints;
import dev.retryevents.event.MsgType;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * HereEvent.
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
public record HereEvent(
    long whole,
    long boxed,
    double share,
    long pauseMs,
    int briefMs,
    long atMs,
    RateLimitType limit)
    implements Conversion {

  /**
   * Checks the components.
   *
   * @param whole anything
   * @param boxed anything
   * @param share finite
   * @param pauseMs anything
   * @param briefMs anything
   * @param atMs anything
   * @param limit not null
   * @throws NullPointerException if a component is null that may not be
   * @throws IllegalArgumentException if a component is not what the schema allows
   */
  public HereEvent {
    Constraints.finite("share", share);
    Objects.requireNonNull(limit, "limit");
  }

  @Override
  public String title() {
    return "HereEvent";
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
