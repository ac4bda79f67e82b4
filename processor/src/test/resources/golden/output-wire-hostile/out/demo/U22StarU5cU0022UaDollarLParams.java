package demo;

import dev.retryevents.json.JsonObject;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * The definition <code>#/notifications/"*~1&#92;u0022 $L/params</code> of the schema.
 *
 * @param in the member <code>in</code>
 * @param unknownMembers the members that the schema does not know
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record U22StarU5cU0022UaDollarLParams(
    @Nullable U22StarU5cU0022UaDollarLParamsIn in, JsonObject unknownMembers) {

  /**
   * Checks the components.
   *
   * @param in null if it is missing
   * @param unknownMembers not null
   * @throws NullPointerException if a component is null that may not be
   */
  public U22StarU5cU0022UaDollarLParams {
    Objects.requireNonNull(unknownMembers, "unknownMembers");
  }

  /**
   * One without members that the schema does not know.
   *
   * @param in as in the other constructor
   */
  public U22StarU5cU0022UaDollarLParams(@Nullable U22StarU5cU0022UaDollarLParamsIn in) {
    this(in, new JsonObject(Map.of()));
  }
}
