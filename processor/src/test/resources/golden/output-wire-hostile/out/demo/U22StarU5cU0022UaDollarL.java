package demo;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * The notification <code>"*&#47;&#92;u0022 $L</code>.
 *
 * @param params what it says
 * @param emittedAtMs when it was sent, in milliseconds of Unix time; null if that is not told
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record U22StarU5cU0022UaDollarL(
    U22StarU5cU0022UaDollarLParams params,
    @Nullable Long emittedAtMs)
    implements Notification {

  /**
   * Checks the components.
   *
   * @param params not null
   * @param emittedAtMs null if it is not told
   * @throws NullPointerException if the parameters are null
   */
  public U22StarU5cU0022UaDollarL {
    Objects.requireNonNull(params, "params");
  }

  /**
   * A notification that does not tell when it was sent.
   *
   * @param params what it says
   */
  public U22StarU5cU0022UaDollarL(U22StarU5cU0022UaDollarLParams params) {
    this(params, null);
  }

  @Override
  public String method() {
    return "\"*/\\u0022\n$L";
  }

  @Override
  public <R> R accept(Notification.Visitor<R> visitor) {
    return visitor.visit(this);
  }
}
