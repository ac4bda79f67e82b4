package demo;

import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Half of the time is over.
 *
 * <p>The notification <code>half-time</code>.
 *
 * @param emittedAtMs when it was sent, in milliseconds of Unix time; null if that is not told
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record HalfTime(@Nullable Long emittedAtMs) implements Call {
  /** A notification that does not tell when it was sent. */
  public HalfTime() {
    this(null);
  }

  @Override
  public String method() {
    return "half-time";
  }

  @Override
  public <R> R accept(Call.Visitor<R> visitor) {
    return visitor.visit(this);
  }
}
