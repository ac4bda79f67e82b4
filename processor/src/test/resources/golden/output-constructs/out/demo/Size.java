package demo;

import dev.retryevents.event.Constraints;
import dev.retryevents.event.Presence;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * The definition <code>#/$defs/Size</code> of the schema.
 *
 * @param width the member <code>width</code>
 * @param height the member <code>height</code>
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record Size(@Nullable Long width, Presence<Long> height) {
  /**
   * Checks the components.
   *
   * @param width null if it is missing, a multiple of 2
   * @param height not null
   * @throws NullPointerException if a component is null that may not be
   * @throws IllegalArgumentException if a component is not what the schema allows
   */
  public Size {
    if (width != null) {
      Constraints.multipleOf("width", width, 2);
    }
    Objects.requireNonNull(height, "height");
    if (!height.isAbsent()) {
      Constraints.needs("height", "width", width != null);
    }
    if (width != null) {
      Constraints.needs("width", "height", !height.isAbsent());
    }
  }
}
