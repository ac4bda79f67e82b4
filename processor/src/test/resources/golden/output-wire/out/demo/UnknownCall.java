package demo;

import dev.retryevents.json.JsonObject;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A notification that was not known, or not asked for, when the program was built: kept whole, and
 * written back as it came.
 *
 * @param method its method, as the wire spells it
 * @param raw all of it, its method included
 * @param emittedAtMs when it was sent, in milliseconds of Unix time; null if that is not told
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public record UnknownCall(
    String method,
    JsonObject raw,
    @Nullable Long emittedAtMs)
    implements Call {

  /**
   * Checks the components.
   *
   * @param method not null
   * @param raw not null
   * @param emittedAtMs null if it is not told
   * @throws NullPointerException if the method or the JSON is null
   */
  public UnknownCall {
    Objects.requireNonNull(method, "method");
    Objects.requireNonNull(raw, "raw");
  }

  @Override
  public <R> R accept(Call.Visitor<R> visitor) {
    return visitor.visit(this);
  }
}
