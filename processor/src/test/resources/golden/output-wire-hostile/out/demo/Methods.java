package demo;

import dev.retryevents.codec.Codecs;
import dev.retryevents.codec.RpcMethod;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** The methods that clients call and hosts answer, with the codecs of what they carry. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class Methods {
  /** *&#47; &#92;u002a/ $L &#123;&#64;link */
  public static final RpcMethod<Void, Void> EMPTY = new RpcMethod<>("", null, null);

  /** The method <code>"*&#47;&#92;u0022 $L</code>. */
  public static final RpcMethod<Long, Boolean> U22_STAR_U5C_U0022_UA_DOLLAR_L =
      new RpcMethod<>("\"*/\\u0022\n$L", Codecs.LONG, Codecs.BOOLEAN);

  private Methods() {}

  /**
   * The method of that name.
   *
   * @param name the name, as the wire spells it
   * @return the method; null if none of them has that name
   */
  public static @Nullable RpcMethod<?, ?> find(String name) {
    return switch (name) {
      case "" -> EMPTY;
      case "\"*/\\u0022\n$L" -> U22_STAR_U5C_U0022_UA_DOLLAR_L;
      default -> null;
    };
  }
}
