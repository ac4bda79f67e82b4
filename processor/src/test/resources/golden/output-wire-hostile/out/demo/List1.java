package demo;

import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * The notification <code>list/1</code>.
 *
 * @param params what it says
 * @param emittedAtMs when it was sent, in milliseconds of Unix time; null if that is not told
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record List1(List<String> params, @Nullable Long emittedAtMs) implements Notification {
  /**
   * Checks the components.
   *
   * @param params not null
   * @param emittedAtMs null if it is not told
   * @throws NullPointerException if the parameters are null
   */
  public List1 {
    Objects.requireNonNull(params, "params");
  }

  /**
   * A notification that does not tell when it was sent.
   *
   * @param params what it says
   */
  public List1(List<String> params) {
    this(params, null);
  }

  @Override
  public String method() {
    return "list/1";
  }

  @Override
  public <R> R accept(Notification.Visitor<R> visitor) {
    return visitor.visit(this);
  }
}
