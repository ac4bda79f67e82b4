package demo;

import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * The notification <code>class</code>.
 *
 * @param emittedAtMs when it was sent, in milliseconds of Unix time; null if that is not told
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record ClassValue(@Nullable Long emittedAtMs) implements Notification {
  /** A notification that does not tell when it was sent. */
  public ClassValue() {
    this(null);
  }

  @Override
  public String method() {
    return "class";
  }

  @Override
  public <R> R accept(Notification.Visitor<R> visitor) {
    return visitor.visit(this);
  }
}
