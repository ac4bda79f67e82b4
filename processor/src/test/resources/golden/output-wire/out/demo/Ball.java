package demo;

import dev.retryevents.event.Constraints;
import dev.retryevents.event.Presence;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A ball in play.
 *
 * @param colour the member <code>colour</code>
 * @param inside A ball in play.
 * @param owner the member <code>owner</code>
 * @param spin the member <code>spin</code>
 * @param weight the member <code>weight</code>
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record Ball(
    Colour colour,
    @Nullable Ball inside,
    Presence<String> owner,
    @Nullable Long spin,
    @Nullable Double weight) {

  /**
   * Checks the components.
   *
   * @param colour not null
   * @param inside null if it is missing
   * @param owner not null
   * @param spin null if it is missing
   * @param weight null if it is missing, finite, at least 0
   * @throws NullPointerException if a component is null that may not be
   * @throws IllegalArgumentException if a component is not what the schema allows
   */
  public Ball {
    Objects.requireNonNull(colour, "colour");
    Objects.requireNonNull(owner, "owner");
    if (weight != null) {
      Constraints.finite("weight", weight);
      Constraints.atLeast("weight", weight, 0.0);
    }
  }
}
