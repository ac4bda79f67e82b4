package com.acme;

import dev.retryevents.event.Constraints;
import dev.retryevents.event.MsgType;
import dev.retryevents.event.Presence;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * KeptEvent.
 *
 * <p>Reads, for example: <code>KeptEvent</code>
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
public record KeptEvent(
    Presence<Long> whole,
    Presence<Long> boxed,
    Presence<Double> share,
    Presence<Long> pauseMs,
    Presence<Integer> briefMs,
    Presence<Long> atMs,
    Presence<RateLimitType> limit)
    implements Conversion {

  /**
   * Checks the components.
   *
   * @param whole not null
   * @param boxed not null
   * @param share not null, finite
   * @param pauseMs not null
   * @param briefMs not null
   * @param atMs not null
   * @param limit not null
   * @throws NullPointerException if a component is null that may not be
   * @throws IllegalArgumentException if a component is not what the schema allows
   */
  public KeptEvent {
    Objects.requireNonNull(whole, "whole");
    Objects.requireNonNull(boxed, "boxed");
    Objects.requireNonNull(share, "share");
    if (share instanceof Presence.Value<Double> given) {
      Constraints.finite("share", given.value());
    }
    Objects.requireNonNull(pauseMs, "pauseMs");
    Objects.requireNonNull(briefMs, "briefMs");
    Objects.requireNonNull(atMs, "atMs");
    Objects.requireNonNull(limit, "limit");
  }

  @Override
  public String title() {
    return "KeptEvent";
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
