package demo;

import dev.retryevents.codec.Choices;
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

/** Reads and writes {@link Cause} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class CauseCodec implements JsonCodec<Cause> {
  /** The one instance. */
  public static final CauseCodec INSTANCE = new CauseCodec();

  private static final JsonVocabulary EXIT_NAMES = JsonVocabulary.of("kind", "code");

  private static final JsonVocabulary TIMEOUT_NAMES = JsonVocabulary.of("kind", "afterMs");

  private CauseCodec() {}

  @NullUnmarked
  private static Cause.Exit readExit(JsonInput in) {
    int code = 0;
    long seen = 0;
    Set<String> others = null;
    int next = 0;
    in.beginObject();
    for (int member; (member = in.nextName(EXIT_NAMES, next)) != JsonVocabulary.NO_NAME; ) {
      if (member == JsonVocabulary.UNKNOWN) {
        others = Members.skip(in, others);
        continue;
      }
      seen = Members.see(in, EXIT_NAMES, seen, member);
      next = member + 1;
      switch (member) {
        case 0 -> in.skipValue(); // the tag, which is known
        case 1 -> {
          code = in.nextInt();
          Demands.atLeast(in, code, 0);
          Demands.atMost(in, code, 255);
        }
        default -> throw new AssertionError(member);
      }
    }
    Members.require(in, EXIT_NAMES, seen, 0x2L);
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new Cause.Exit(code);
  }

  private static void writeExit(JsonOutput out, Cause.Exit value) {
    out.beginObject();
    out.name(EXIT_NAMES, 0).value("exit");
    out.name(EXIT_NAMES, 1).value(value.code());
    out.endObject();
  }

  @NullUnmarked
  private static Cause.Timeout readTimeout(JsonInput in) {
    long afterMs = 0;
    long seen = 0;
    Set<String> others = null;
    int next = 0;
    in.beginObject();
    for (int member; (member = in.nextName(TIMEOUT_NAMES, next)) != JsonVocabulary.NO_NAME; ) {
      if (member == JsonVocabulary.UNKNOWN) {
        others = Members.skip(in, others);
        continue;
      }
      seen = Members.see(in, TIMEOUT_NAMES, seen, member);
      next = member + 1;
      switch (member) {
        case 0 -> in.skipValue(); // the tag, which is known
        case 1 -> afterMs = in.nextLong();
        default -> throw new AssertionError(member);
      }
    }
    Members.require(in, TIMEOUT_NAMES, seen, 0x2L);
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new Cause.Timeout(afterMs);
  }

  private static void writeTimeout(JsonOutput out, Cause.Timeout value) {
    out.beginObject();
    out.name(TIMEOUT_NAMES, 0).value("timeout");
    out.name(TIMEOUT_NAMES, 1).value(value.afterMs());
    out.endObject();
  }

  @Override
  @NullUnmarked
  public Cause read(JsonInput in) {
    String tag = in.peekMember("kind");
    if (tag != null) {
      switch (tag) {
        case "exit" -> {
          return readExit(in);
        }
        case "timeout" -> {
          return readTimeout(in);
        }
        default -> {}
      }
    }
    Choices.noArm(in, "kind", tag, "exit", "timeout");
    return null;
  }

  @Override
  public void write(JsonOutput out, Cause value) {
    if (value instanceof Cause.Exit arm) {
      writeExit(out, arm);
    } else if (value instanceof Cause.Timeout arm) {
      writeTimeout(out, arm);
    } else {
      throw new AssertionError(value);
    }
  }
}
