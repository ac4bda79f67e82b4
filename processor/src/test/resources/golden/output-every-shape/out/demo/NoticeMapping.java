package demo;

import dev.retryevents.event.Millis;
import dev.retryevents.event.Presence;
import dev.retryevents.harness.RetryContext;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Turns every {@link Signal} into its {@link Notice}. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class NoticeMapping {
  private NoticeMapping() {}

  /**
   * Gives the event of a signal.
   *
   * @param signal what happened
   * @param context what the signal does not carry
   * @return the event
   */
  public static Notice map(Signal signal, RetryContext context) {
    Objects.requireNonNull(signal, "signal");
    if (signal instanceof Signal.ToolFailed toolFailed) {
      return map(toolFailed, context);
    }
    throw new AssertionError(signal);
  }

  /**
   * Gives the event of one {@link Signal.ToolFailed}.
   *
   * @param signal what happened
   * @param context what the signal does not carry
   * @return the event
   */
  public static ToolRetry map(Signal.ToolFailed signal, RetryContext context) {
    String hint = signal.hint();
    return new ToolRetry(
        context.snapshot(),
        signal.tool(),
        context.attempt(),
        Millis.ofNullable(context.estimatedDelay()),
        signal.resumeAt().toEpochMilli(),
        signal.mode(),
        Limit.ofWire(signal.limit()),
        signal.cause(),
        hint == null ? Presence.absent() : Presence.of(hint),
        signal.share(),
        signal.calls(),
        signal.labels(),
        signal.extra());
  }
}
