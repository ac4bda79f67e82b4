package demo;

import dev.retryevents.codec.Codecs;
import dev.retryevents.codec.NotificationFrame;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonOutput;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/**
 * Reads and writes {@link Call} as JSON.
 *
 * <p>Frames and the elements of pages are both read, their members in any order. A method that is
 * not known becomes an {@link UnknownCall}; parameters that do not fit a method that is known are
 * a fault.
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class CallCodec implements JsonCodec<Call> {
  /** Writes frames: with the member {@code jsonrpc}. */
  public static final CallCodec INSTANCE = new CallCodec(true);

  /** Writes the elements of pages, without it. */
  public static final CallCodec UNFRAMED = new CallCodec(false);

  private final boolean framed;

  private CallCodec(boolean framed) {
    this.framed = framed;
  }

  @Override
  @NullUnmarked
  public Call read(JsonInput in) {
    String method = NotificationFrame.method(in);
    if (method == null) {
      NotificationFrame.rejectNext(in);
      return null;
    }
    switch (method) {
      case "ball/caught" -> {
        NotificationFrame<Ball> frame = NotificationFrame.read(in, BallCodec.INSTANCE);
        return in.faults() > 0 ? null : new BallCaught(frame.params(), frame.emittedAtMs());
      }
      case "ball/thrown" -> {
        NotificationFrame<Ball> frame = NotificationFrame.read(in, BallCodec.INSTANCE);
        return in.faults() > 0 ? null : new BallThrown(frame.params(), frame.emittedAtMs());
      }
      case "goal/scored" -> {
        NotificationFrame<Goal> frame = NotificationFrame.read(in, GoalCodec.INSTANCE);
        return in.faults() > 0 ? null : new GoalScored(frame.params(), frame.emittedAtMs());
      }
      case "half-time" -> {
        NotificationFrame<JsonObject> frame = NotificationFrame.read(in);
        return in.faults() > 0 ? null : new HalfTime(frame.emittedAtMs());
      }
      default -> {
        JsonObject raw = Codecs.OBJECT.read(in);
        return new UnknownCall(method, raw, NotificationFrame.emittedAtMs(raw));
      }
    }
  }

  @Override
  public void write(JsonOutput out, Call value) {
    value.accept(new Writing(out));
  }

  /** Writes the notification that it visits. */
  private final class Writing implements Call.Visitor<JsonOutput> {
    private final JsonOutput out;

    Writing(JsonOutput out) {
      this.out = out;
    }

    @Override
    public JsonOutput visit(BallCaught value) {
      NotificationFrame.write(
          out, framed, value.method(), BallCodec.INSTANCE, value.params(), value.emittedAtMs());
      return out;
    }

    @Override
    public JsonOutput visit(BallThrown value) {
      NotificationFrame.write(
          out, framed, value.method(), BallCodec.INSTANCE, value.params(), value.emittedAtMs());
      return out;
    }

    @Override
    public JsonOutput visit(GoalScored value) {
      NotificationFrame.write(
          out, framed, value.method(), GoalCodec.INSTANCE, value.params(), value.emittedAtMs());
      return out;
    }

    @Override
    public JsonOutput visit(HalfTime value) {
      NotificationFrame.write(out, framed, value.method(), value.emittedAtMs());
      return out;
    }

    @Override
    public JsonOutput visit(UnknownCall value) {
      return out.value(value.raw());
    }
  }
}
