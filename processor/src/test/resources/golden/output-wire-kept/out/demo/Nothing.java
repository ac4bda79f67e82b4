package demo;

import dev.retryevents.json.JsonObject;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The definition <code>#/$defs/Nothing</code> of the schema.
 *
 * @param unknownMembers the members that the schema does not know
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record Nothing(JsonObject unknownMembers) {
  /**
   * Checks the components.
   *
   * @param unknownMembers not null
   * @throws NullPointerException if a component is null that may not be
   */
  public Nothing {
    Objects.requireNonNull(unknownMembers, "unknownMembers");
  }

  /** One without members that the schema does not know. */
  public Nothing() {
    this(new JsonObject(Map.of()));
  }
}
