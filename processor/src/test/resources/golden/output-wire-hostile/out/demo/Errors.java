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
  /** -9223372036854775808, <code>"*&#47;&#92;u0022 $L</code>. */
  public static final RpcError U22_STAR_U5C_U0022_UA_DOLLAR_L =
      new RpcError(-9223372036854775808L, "\"*/\\u0022\n$L", List.of("", "\\u000a"), null);

  /** 9223372036854775807, <code>""</code>. */
  public static final RpcError EMPTY =
      new RpcError(9223372036854775807L, "", List.of(), true);

  private Errors() {}

  /** {@return all of them, in the order of the schema} */
  public static List<RpcError> all() {
    return List.of(U22_STAR_U5C_U0022_UA_DOLLAR_L, EMPTY);
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
