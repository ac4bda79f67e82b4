package demo;

import dev.retryevents.event.Constraints;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The definition <code>#/$defs/Goal</code> of the schema.
 *
 * @param minute the member <code>minute</code>
 * @param side the member <code>side</code>
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record Goal(int minute, Side side) {
  /**
   * Checks the components.
   *
   * @param minute at least 0, at most 120
   * @param side not null
   * @throws NullPointerException if a component is null that may not be
   * @throws IllegalArgumentException if a component is not what the schema allows
   */
  public Goal {
    Constraints.atLeast("minute", minute, 0);
    Constraints.atMost("minute", minute, 120);
    Objects.requireNonNull(side, "side");
  }
}
