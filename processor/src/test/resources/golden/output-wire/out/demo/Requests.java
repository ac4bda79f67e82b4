package demo;

import dev.retryevents.codec.RpcMethod;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** The methods that hosts call and clients answer, with the codecs of what they carry. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class Requests {
  /** The method <code>umpire/ask</code>. */
  public static final RpcMethod<Goal, Void> UMPIRE_ASK =
      new RpcMethod<>("umpire/ask", GoalCodec.INSTANCE, null);

  private Requests() {}

  /**
   * The method of that name.
   *
   * @param name the name, as the wire spells it
   * @return the method; null if none of them has that name
   */
  public static @Nullable RpcMethod<?, ?> find(String name) {
    return switch (name) {
      case "umpire/ask" -> UMPIRE_ASK;
      default -> null;
    };
  }
}
