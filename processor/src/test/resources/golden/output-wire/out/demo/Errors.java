package demo;

import dev.retryevents.codec.RpcError;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** The errors that the protocol knows; a host may answer with others. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class Errors {
  /** -32700, <code>parseError</code>. */
  public static final RpcError PARSE_ERROR =
      new RpcError(-32700, "parseError", List.of(), false);

  /** -1, <code>rain</code>. */
  public static final RpcError RAIN =
      new RpcError(-1, "rain", List.of("hail", "snow"), null);

  private Errors() {}

  /** {@return all of them, in the order of the schema} */
  public static List<RpcError> all() {
    return List.of(PARSE_ERROR, RAIN);
  }

  /**
   * The error of that code.
   *
   * @param code the code
   * @return the error; null if the protocol does not know it
   */
  public static @Nullable RpcError find(long code) {
    for (RpcError error : all()) {
      if (error.code() == code) {
        return error;
      }
    }
    return null;
  }
}
