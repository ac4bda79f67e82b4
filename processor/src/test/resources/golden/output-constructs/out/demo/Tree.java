package demo;

import dev.retryevents.event.Copies;
import dev.retryevents.event.Sizes;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The definition <code>#/$defs/Tree</code> of the schema.
 *
 * @param value the value itself
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record Tree(List<Tree> value) {
  /**
   * Checks the components and copies them.
   *
   * @param value not null, of at most 9 elements
   * @throws NullPointerException if a component is null that may not be
   * @throws IllegalArgumentException if a component is not what the schema allows
   */
  public Tree {
    value = Copies.list("value", value);
    Sizes.atMost("value", value.size(), 9);
  }
}
