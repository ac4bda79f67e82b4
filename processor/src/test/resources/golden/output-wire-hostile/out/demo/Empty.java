package demo;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * *&#47; &#92;u002a/ $L &#123;&#64;link
 *
 * <p>The notification <code>""</code>.
 *
 * @param params what it says
 * @param emittedAtMs when it was sent, in milliseconds of Unix time; null if that is not told
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record Empty(In params, @Nullable Long emittedAtMs) implements Notification {
  /**
   * Checks the components.
   *
   * @param params not null
   * @param emittedAtMs null if it is not told
   * @throws NullPointerException if the parameters are null
   */
  public Empty {
    Objects.requireNonNull(params, "params");
  }

  /**
   * A notification that does not tell when it was sent.
   *
   * @param params what it says
   */
  public Empty(In params) {
    this(params, null);
  }

  @Override
  public String method() {
    return "";
  }

  @Override
  public <R> R accept(Notification.Visitor<R> visitor) {
    return visitor.visit(this);
  }
}
