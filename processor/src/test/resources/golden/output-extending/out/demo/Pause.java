package demo;

import dev.retryevents.event.MsgType;
import java.time.Instant;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Model Pause.
 *
 * <p>Reads, for example: <code>Model gpt rests</code>
 *
 * @param until what {@link Notice#until()} says
 * @param zone what {@link Notice#zone()} says
 * @param host what {@link Notice#host()} says
 * @param sequence what {@link Notice#sequence()} says
 * @param channel what {@link Notice#channel()} says
 * @param since what {@link Notice#since()} says
 * @param priority what {@link Notice#priority()} says
 * @param model the member <code>model</code>
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record Pause(
    Instant until,
    String zone,
    String host,
    long sequence,
    String channel,
    Instant since,
    int priority,
    String model)
    implements Notice {

  /**
   * Checks the components.
   *
   * @param until not null
   * @param zone not null
   * @param host not null
   * @param sequence anything
   * @param channel not null
   * @param since not null
   * @param priority anything
   * @param model not null
   * @throws NullPointerException if a component is null that may not be
   */
  public Pause {
    Objects.requireNonNull(until, "until");
    Objects.requireNonNull(zone, "zone");
    Objects.requireNonNull(host, "host");
    Objects.requireNonNull(channel, "channel");
    Objects.requireNonNull(since, "since");
    Objects.requireNonNull(model, "model");
  }

  @Override
  public String title() {
    return "Model Pause";
  }

  @Override
  public MsgType msgType() {
    return MsgType.STATUS_UPDATE;
  }

  @Override
  public String message() {
    StringBuilder out = new StringBuilder(44);
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
