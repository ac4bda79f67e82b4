package demo;

import dev.retryevents.codec.Choices;
import dev.retryevents.codec.Demands;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link RequestId} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class RequestIdCodec implements JsonCodec<RequestId> {
  /** The one instance. */
  public static final RequestIdCodec INSTANCE = new RequestIdCodec();

  private RequestIdCodec() {}

  @Override
  @NullUnmarked
  public RequestId read(JsonInput in) {
    switch (in.peek()) {
      case NUMBER -> {
        long read = in.nextLong();
        Demands.atLeast(in, read, 0);
        if (in.faults() > 0) {
          return null;
        }
        return new RequestId.OfInteger(read);
      }
      case STRING -> {
        String read = in.nextString();
        Demands.minLength(in, read, 1);
        if (in.faults() > 0) {
          return null;
        }
        return new RequestId.OfString(read);
      }
      default -> {
        Choices.noAlternative(in, "an integer or a string");
        return null;
      }
    }
  }

  @Override
  public void write(JsonOutput out, RequestId value) {
    if (value instanceof RequestId.OfInteger one) {
      out.value(one.value());
    } else if (value instanceof RequestId.OfString one) {
      out.value(one.value());
    } else {
      throw new AssertionError(value);
    }
  }
}
