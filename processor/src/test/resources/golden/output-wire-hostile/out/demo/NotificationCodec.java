package demo;

import dev.retryevents.codec.Codecs;
import dev.retryevents.codec.ListCodec;
import dev.retryevents.codec.NotificationFrame;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonOutput;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/**
 * Reads and writes {@link Notification} as JSON.
 *
 * <p>Frames and the elements of pages are both read, their members in any order. A method that is
 * not known becomes an {@link UnknownNotification}; parameters that do not fit a method that is
 * known are a fault.
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class NotificationCodec implements JsonCodec<Notification> {
  /** Writes frames: with the member {@code jsonrpc}. */
  public static final NotificationCodec INSTANCE = new NotificationCodec(true);

  /** Writes the elements of pages, without it. */
  public static final NotificationCodec UNFRAMED = new NotificationCodec(false);

  private final boolean framed;

  private NotificationCodec(boolean framed) {
    this.framed = framed;
  }

  @Override
  @NullUnmarked
  public Notification read(JsonInput in) {
    String method = NotificationFrame.method(in);
    if (method == null) {
      NotificationFrame.rejectNext(in);
      return null;
    }
    switch (method) {
      case "" -> {
        NotificationFrame<In> frame = NotificationFrame.read(in, InCodec.INSTANCE);
        return in.faults() > 0 ? null : new Empty(frame.params(), frame.emittedAtMs());
      }
      case "\"*/\\u0022\n$L" -> {
        NotificationFrame<U22StarU5cU0022UaDollarLParams> frame =
            NotificationFrame.read(in, U22StarU5cU0022UaDollarLParamsCodec.INSTANCE);
        return in.faults() > 0 ? null : new U22StarU5cU0022UaDollarL(frame.params(), frame.emittedAtMs());
      }
      case "class" -> {
        NotificationFrame<JsonObject> frame = NotificationFrame.read(in);
        return in.faults() > 0 ? null : new ClassValue(frame.emittedAtMs());
      }
      case "list/1" -> {
        NotificationFrame<List<String>> frame =
            NotificationFrame.read(in, ListCodec.of(Codecs.TEXT));
        return in.faults() > 0 ? null : new List1(frame.params(), frame.emittedAtMs());
      }
      default -> {
        JsonObject raw = Codecs.OBJECT.read(in);
        return new UnknownNotification(method, raw, NotificationFrame.emittedAtMs(raw));
      }
    }
  }

  @Override
  public void write(JsonOutput out, Notification value) {
    value.accept(new Writing(out));
  }

  /** Writes the notification that it visits. */
  private final class Writing implements Notification.Visitor<JsonOutput> {
    private final JsonOutput out;

    Writing(JsonOutput out) {
      this.out = out;
    }

    @Override
    public JsonOutput visit(Empty value) {
      NotificationFrame.write(
          out, framed, value.method(), InCodec.INSTANCE, value.params(), value.emittedAtMs());
      return out;
    }

    @Override
    public JsonOutput visit(U22StarU5cU0022UaDollarL value) {
      NotificationFrame.write(
          out,
          framed,
          value.method(),
          U22StarU5cU0022UaDollarLParamsCodec.INSTANCE,
          value.params(),
          value.emittedAtMs());
      return out;
    }

    @Override
    public JsonOutput visit(ClassValue value) {
      NotificationFrame.write(out, framed, value.method(), value.emittedAtMs());
      return out;
    }

    @Override
    public JsonOutput visit(List1 value) {
      NotificationFrame.write(
          out,
          framed,
          value.method(),
          ListCodec.of(Codecs.TEXT),
          value.params(),
          value.emittedAtMs());
      return out;
    }

    @Override
    public JsonOutput visit(UnknownNotification value) {
      return out.value(value.raw());
    }
  }
}
