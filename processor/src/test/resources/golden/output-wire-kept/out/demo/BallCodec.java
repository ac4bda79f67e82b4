package demo;

import dev.retryevents.codec.Demands;
import dev.retryevents.codec.ListCodec;
import dev.retryevents.codec.Members;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonToken;
import dev.retryevents.json.JsonValue;
import dev.retryevents.json.JsonVocabulary;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link Ball} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class BallCodec implements JsonCodec<Ball> {
  /** The one instance. */
  public static final BallCodec INSTANCE = new BallCodec();

  private static final JsonVocabulary NAMES = JsonVocabulary.of("code", "inside");

  private BallCodec() {}

  @Override
  @NullUnmarked
  public Ball read(JsonInput in) {
    String code = null;
    List<Ball> inside = null;
    long seen = 0;
    Map<String, JsonValue> others = null;
    int next = 0;
    in.beginObject();
    for (int member; (member = in.nextName(NAMES, next)) != JsonVocabulary.NO_NAME; ) {
      if (member == JsonVocabulary.UNKNOWN) {
        others = Members.keep(in, others);
        continue;
      }
      seen = Members.see(in, NAMES, seen, member);
      next = member + 1;
      switch (member) {
        case 0 -> {
          code = in.nextString();
          Demands.matches(in, code, Ball.CODE_PATTERN);
        }
        case 1 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            inside = ListCodec.of(BallCodec.INSTANCE).read(in);
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
    return new Ball(code, inside, Members.kept(others));
  }

  @Override
  public void write(JsonOutput out, Ball value) {
    out.beginObject();
    out.name(NAMES, 0).value(value.code());
    List<Ball> inside = value.inside();
    if (inside != null) {
      ListCodec.of(BallCodec.INSTANCE).write(out.name(NAMES, 1), inside);
    }
    Members.write(out, NAMES, value.unknownMembers());
    out.endObject();
  }
}
