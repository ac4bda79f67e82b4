package demo;

import dev.retryevents.codec.Members;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonToken;
import dev.retryevents.json.JsonValue;
import dev.retryevents.json.JsonVocabulary;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link U22StarU5cU0022UaDollarLParams} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class U22StarU5cU0022UaDollarLParamsCodec
    implements JsonCodec<U22StarU5cU0022UaDollarLParams> {

  /** The one instance. */
  public static final U22StarU5cU0022UaDollarLParamsCodec INSTANCE = new U22StarU5cU0022UaDollarLParamsCodec();

  private static final JsonVocabulary NAMES = JsonVocabulary.of("in");

  private U22StarU5cU0022UaDollarLParamsCodec() {}

  @Override
  @NullUnmarked
  public U22StarU5cU0022UaDollarLParams read(JsonInput in) {
    U22StarU5cU0022UaDollarLParamsIn in_ = null;
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
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            in_ = U22StarU5cU0022UaDollarLParamsInCodec.INSTANCE.read(in);
          }
        }
        default -> throw new AssertionError(member);
      }
    }
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new U22StarU5cU0022UaDollarLParams(in_, Members.kept(others));
  }

  @Override
  public void write(JsonOutput out, U22StarU5cU0022UaDollarLParams value) {
    out.beginObject();
    U22StarU5cU0022UaDollarLParamsIn in_ = value.in();
    if (in_ != null) {
      U22StarU5cU0022UaDollarLParamsInCodec.INSTANCE.write(out.name(NAMES, 0), in_);
    }
    Members.write(out, NAMES, value.unknownMembers());
    out.endObject();
  }
}
