package dev.retryevents.codec;

import dev.retryevents.json.JsonCodec;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A method that one side calls and the other answers (JSON-RPC 2.0, sections 4 and 5).
 *
 * @param <P> the type of its parameters; {@code Void} if it has none
 * @param <R> the type of what answers it; {@code Void} if nothing does
 * @param name its name, as the wire spells it
 * @param params the codec of its parameters; null if it has none
 * @param result the codec of what answers it; null if nothing does
 */
public record RpcMethod<P, R>(
    String name, @Nullable JsonCodec<P> params, @Nullable JsonCodec<R> result) {

  /**
   * Checks the components.
   *
   * @param name not null
   * @param params null if it has none
   * @param result null if nothing answers it
   */
  public RpcMethod {
    Objects.requireNonNull(name, "name");
  }
}
