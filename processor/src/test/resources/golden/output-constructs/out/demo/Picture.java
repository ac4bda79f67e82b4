package demo;

import dev.retryevents.event.Constraints;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Deprecated.
 *
 * @param width the member <code>width</code>
 * @param height the member <code>height</code>
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record Picture(long width, @Nullable Long height) {
  /**
   * Checks the components.
   *
   * @param width a multiple of 2
   * @param height null if it is missing
   * @throws IllegalArgumentException if a component is not what the schema allows
   */
  public Picture {
    Constraints.multipleOf("width", width, 2);
  }
}
