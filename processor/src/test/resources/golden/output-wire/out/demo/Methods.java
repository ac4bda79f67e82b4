package demo;

import dev.retryevents.codec.RpcMethod;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** The methods that clients call and hosts answer, with the codecs of what they carry. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class Methods {
  /** Throws a ball. */
  public static final RpcMethod<Ball, Goal> BALL_THROW =
      new RpcMethod<>("ball/throw", BallCodec.INSTANCE, GoalCodec.INSTANCE);

  /** The method <code>match/end</code>. */
  public static final RpcMethod<Void, Weather> MATCH_END =
      new RpcMethod<>("match/end", null, WeatherCodec.INSTANCE);

  private Methods() {}

  /**
   * The method of that name.
   *
   * @param name the name, as the wire spells it
   * @return the method; null if none of them has that name
   */
  public static @Nullable RpcMethod<?, ?> find(String name) {
    return switch (name) {
      case "ball/throw" -> BALL_THROW;
      case "match/end" -> MATCH_END;
      default -> null;
    };
  }
}
