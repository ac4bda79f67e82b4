package demo;

import dev.retryevents.codec.Codecs;
import dev.retryevents.codec.Demands;
import dev.retryevents.codec.Members;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonToken;
import dev.retryevents.json.JsonVocabulary;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link Call} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class CallCodec implements JsonCodec<Call> {
  /** The one instance. */
  public static final CallCodec INSTANCE = new CallCodec();

  private static final JsonVocabulary NAMES = JsonVocabulary.of("id", "arguments");

  private CallCodec() {}

  @Override
  @NullUnmarked
  public Call read(JsonInput in) {
    String id = null;
    JsonObject arguments = null;
    long seen = 0;
    Set<String> others = null;
    int next = 0;
    in.beginObject();
    for (int member; (member = in.nextName(NAMES, next)) != JsonVocabulary.NO_NAME; ) {
      if (member == JsonVocabulary.UNKNOWN) {
        others = Members.skip(in, others);
        continue;
      }
      seen = Members.see(in, NAMES, seen, member);
      next = member + 1;
      switch (member) {
        case 0 -> {
          id = in.nextString();
          Demands.minLength(in, id, 1);
          Demands.matches(in, id, Call.ID_PATTERN);
        }
        case 1 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            arguments = Codecs.OBJECT.read(in);
          }
        }
        default -> throw new AssertionError(member);
      }
    }
    Members.require(in, NAMES, seen, 0x1L);
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new Call(id, arguments);
  }

  @Override
  public void write(JsonOutput out, Call value) {
    out.beginObject();
    out.name(NAMES, 0).value(value.id());
    JsonObject arguments = value.arguments();
    if (arguments != null) {
      out.name(NAMES, 1).value(arguments);
    }
    out.endObject();
  }
}
