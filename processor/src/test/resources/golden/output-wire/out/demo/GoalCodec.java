package demo;

import dev.retryevents.codec.Demands;
import dev.retryevents.codec.Members;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonVocabulary;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link Goal} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class GoalCodec implements JsonCodec<Goal> {
  /** The one instance. */
  public static final GoalCodec INSTANCE = new GoalCodec();

  private static final JsonVocabulary NAMES = JsonVocabulary.of("minute", "side");

  private GoalCodec() {}

  @Override
  @NullUnmarked
  public Goal read(JsonInput in) {
    int minute = 0;
    Side side = null;
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
          minute = in.nextInt();
          Demands.atLeast(in, minute, 0);
          Demands.atMost(in, minute, 120);
        }
        case 1 -> side = SideCodec.INSTANCE.read(in);
        default -> throw new AssertionError(member);
      }
    }
    Members.require(in, NAMES, seen, 0x3L);
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new Goal(minute, side);
  }

  @Override
  public void write(JsonOutput out, Goal value) {
    out.beginObject();
    out.name(NAMES, 0).value(value.minute());
    SideCodec.INSTANCE.write(out.name(NAMES, 1), value.side());
    out.endObject();
  }
}
