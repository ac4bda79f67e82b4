package demo;

import dev.retryevents.event.Constraints;
import dev.retryevents.event.Copies;
import dev.retryevents.event.SchemaPattern;
import dev.retryevents.json.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * The definition <code>#/$defs/Ball</code> of the schema.
 *
 * @param code the member <code>code</code>
 * @param inside the member <code>inside</code>
 * @param unknownMembers the members that the schema does not know
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record Ball(String code, @Nullable List<Ball> inside, JsonObject unknownMembers) {
  static final SchemaPattern CODE_PATTERN = SchemaPattern.of("^[a-z]+$");

  /**
   * Checks the components and copies them.
   *
   * @param code not null, matching somewhere <code>^[a-z]+$</code>
   * @param inside null if it is missing
   * @param unknownMembers not null
   * @throws NullPointerException if a component is null that may not be
   * @throws IllegalArgumentException if a component is not what the schema allows
   */
  public Ball {
    Objects.requireNonNull(code, "code");
    Constraints.matches("code", code, CODE_PATTERN);
    if (inside != null) {
      inside = Copies.list("inside", inside);
    }
    Objects.requireNonNull(unknownMembers, "unknownMembers");
  }

  /**
   * One without members that the schema does not know.
   *
   * @param code as in the other constructor
   * @param inside as in the other constructor
   */
  public Ball(String code, @Nullable List<Ball> inside) {
    this(code, inside, new JsonObject(Map.of()));
  }
}
