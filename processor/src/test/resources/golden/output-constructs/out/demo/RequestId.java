package demo;

import dev.retryevents.event.Constraints;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A number or a name. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public sealed interface RequestId permits RequestId.OfInteger, RequestId.OfString {
  /**
   * A value that JSON writes as an integer.
   *
   * @param value the value itself
   */
  record OfInteger(long value) implements RequestId {
    /**
     * Checks the components.
     *
     * @param value at least 0
     * @throws IllegalArgumentException if a component is not what the schema allows
     */
    public OfInteger {
      Constraints.atLeast("value", value, 0);
    }
  }

  /**
   * A value that JSON writes as a string.
   *
   * @param value the value itself
   */
  record OfString(String value) implements RequestId {
    /**
     * Checks the components.
     *
     * @param value not null, at least 1 characters long
     * @throws NullPointerException if a component is null that may not be
     * @throws IllegalArgumentException if a component is not what the schema allows
     */
    public OfString {
      Objects.requireNonNull(value, "value");
      Constraints.minLength("value", value, 1);
    }
  }
}
