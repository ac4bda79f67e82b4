import dev.retryevents.codec.Members;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonVocabulary;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link Pause} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class PauseCodec implements JsonCodec<Pause> {
  /** The one instance. */
  public static final PauseCodec INSTANCE = new PauseCodec();

  private static final JsonVocabulary NAMES = JsonVocabulary.of("model");

  private PauseCodec() {}

  @Override
  @NullUnmarked
  public Pause read(JsonInput in) {
    String model = null;
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
        case 0 -> model = in.nextString();
        default -> throw new AssertionError(member);
      }
    }
    Members.require(in, NAMES, seen, 0x1L);
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new Pause(model);
  }

  @Override
  public void write(JsonOutput out, Pause value) {
    out.beginObject();
    out.name(NAMES, 0).value(value.model());
    out.endObject();
  }
}
