package dev.retryevents.codec;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A row of the table of errors of a protocol (JSON-RPC 2.0, section 5.1). The table is open: a host
 * may answer with a code, or a kind, that no row has.
 *
 * @param code the code
 * @param kind the kind of error that the code stands for, unless the error itself says another
 * @param overrideKinds the other kinds that errors of that code may say
 * @param retryable whether the same call may succeed later; null if that is not told. What an error
 *     says of itself counts more
 */
public record RpcError(
    long code, String kind, List<String> overrideKinds, @Nullable Boolean retryable) {

  /**
   * Checks the components and copies them.
   *
   * @param code any code
   * @param kind not null
   * @param overrideKinds not null
   * @param retryable null if it is not told
   */
  public RpcError {
    Objects.requireNonNull(kind, "kind");
    overrideKinds = List.copyOf(overrideKinds);
  }

  /**
   * Whether errors of this row may be of a kind.
   *
   * @param other the kind
   * @return whether it is the kind of the row or one that errors of that code may say instead
   */
  public boolean mayBe(String other) {
    return kind.equals(other) || overrideKinds.contains(other);
  }
}
