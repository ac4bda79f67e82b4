package demo;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * The notification <code>ball/caught</code>.
 *
 * @param params what it says
 * @param emittedAtMs when it was sent, in milliseconds of Unix time; null if that is not told
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record BallCaught(Ball params, @Nullable Long emittedAtMs) implements Call {
  /**
   * Checks the components.
   *
   * @param params not null
   * @param emittedAtMs null if it is not told
   * @throws NullPointerException if the parameters are null
   */
  public BallCaught {
    Objects.requireNonNull(params, "params");
  }

  /**
   * A notification that does not tell when it was sent.
   *
   * @param params what it says
   */
  public BallCaught(Ball params) {
    this(params, null);
  }

  @Override
  public String method() {
    return "ball/caught";
  }

  @Override
  public <R> R accept(Call.Visitor<R> visitor) {
    return visitor.visit(this);
  }
}
