package demo;

import dev.retryevents.event.Constraints;
import dev.retryevents.event.SchemaPattern;
import dev.retryevents.json.JsonObject;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * The definition <code>#/$defs/Call</code> of the schema.
 *
 * @param id the member <code>id</code>
 * @param arguments the member <code>arguments</code>
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record Call(String id, @Nullable JsonObject arguments) {
  static final SchemaPattern ID_PATTERN = SchemaPattern.of("^[a-z]+$");

  /**
   * Checks the components.
   *
   * @param id not null, at least 1 characters long, matching somewhere <code>^[a-z]+$</code>
   * @param arguments null if it is missing
   * @throws NullPointerException if a component is null that may not be
   * @throws IllegalArgumentException if a component is not what the schema allows
   */
  public Call {
    Objects.requireNonNull(id, "id");
    Constraints.minLength("id", id, 1);
    Constraints.matches("id", id, ID_PATTERN);
  }
}
