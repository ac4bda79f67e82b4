package demo;

import dev.retryevents.codec.Members;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonValue;
import dev.retryevents.json.JsonVocabulary;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link Nothing} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class NothingCodec implements JsonCodec<Nothing> {
  /** The one instance. */
  public static final NothingCodec INSTANCE = new NothingCodec();

  private NothingCodec() {}

  @Override
  @NullUnmarked
  public Nothing read(JsonInput in) {
    Map<String, JsonValue> others = null;
    in.beginObject();
    while (in.hasNext()) {
      others = Members.keep(in, others);
    }
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new Nothing(Members.kept(others));
  }

  @Override
  public void write(JsonOutput out, Nothing value) {
    out.beginObject();
    Members.write(out, JsonVocabulary.of(), value.unknownMembers());
    out.endObject();
  }
}
