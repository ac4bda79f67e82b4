package demo;

import dev.retryevents.codec.Codecs;
import dev.retryevents.codec.Demands;
import dev.retryevents.codec.ListCodec;
import dev.retryevents.codec.MapCodec;
import dev.retryevents.codec.Members;
import dev.retryevents.event.JobSnapshot;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonToken;
import dev.retryevents.json.JsonValue;
import dev.retryevents.json.JsonVocabulary;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link ToolRetry} as JSON, but for what is not on the wire. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class ToolRetryCodec implements JsonCodec<ToolRetry> {
  private static final JsonVocabulary NAMES =
      JsonVocabulary.of(
          "tool",
          "attempt",
          "estimatedDelayMs",
          "resumeAtMs",
          "mode",
          "limit",
          "cause",
          "hint",
          "share",
          "calls",
          "labels",
          "extra");

  private final JobSnapshot snapshot;

  private ToolRetryCodec(JobSnapshot snapshot) {
    this.snapshot = snapshot;
  }

  /**
   * A codec that reads events of one origin.
   *
   * @param snapshot what {@link ToolRetry#snapshot()} is to say
   * @return the codec
   */
  public static ToolRetryCodec of(JobSnapshot snapshot) {
    return new ToolRetryCodec(snapshot);
  }

  @Override
  @NullUnmarked
  public ToolRetry read(JsonInput in) {
    String tool = null;
    int attempt = 0;
    Long estimatedDelayMs = null;
    long resumeAtMs = 0;
    Mode mode = null;
    Limit limit = null;
    Cause cause = null;
    String hint = null;
    double share = 0;
    List<Call> calls = null;
    Map<String, String> labels = null;
    JsonValue extra = null;
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
        case 0 -> tool = in.nextString();
        case 1 -> {
          attempt = in.nextInt();
          Demands.atLeast(in, attempt, 1);
          Demands.atMost(in, attempt, 99);
        }
        case 2 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            estimatedDelayMs = in.nextLong();
            Demands.atLeast(in, estimatedDelayMs, 0);
          }
        }
        case 3 -> resumeAtMs = in.nextLong();
        case 4 -> mode = ModeCodec.INSTANCE.read(in);
        case 5 -> limit = LimitCodec.INSTANCE.read(in);
        case 6 -> cause = CauseCodec.INSTANCE.read(in);
        case 7 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            hint = in.nextString();
          }
        }
        case 8 -> {
          share = Codecs.nextDouble(in);
          Demands.atLeast(in, share, 0.0);
          Demands.atMost(in, share, 1.0);
        }
        case 9 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            calls = ListCodec.of(CallCodec.INSTANCE).read(in);
          }
        }
        case 10 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            labels = MapCodec.of(Codecs.TEXT).read(in);
          }
        }
        case 11 -> extra = Codecs.JSON.read(in);
        default -> throw new AssertionError(member);
      }
    }
    Members.require(in, NAMES, seen, 0x17fL);
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new ToolRetry(
        snapshot,
        tool,
        attempt,
        estimatedDelayMs,
        resumeAtMs,
        mode,
        limit,
        cause,
        Members.presence((seen & 1L << 7) != 0, hint),
        share,
        calls,
        labels,
        extra);
  }

  @Override
  public void write(JsonOutput out, ToolRetry value) {
    out.beginObject();
    out.name(NAMES, 0).value(value.tool());
    out.name(NAMES, 1).value(value.attempt());
    Long estimatedDelayMs = value.estimatedDelayMs();
    if (estimatedDelayMs == null) {
      out.name(NAMES, 2).nullValue();
    } else {
      out.name(NAMES, 2).value(estimatedDelayMs);
    }
    out.name(NAMES, 3).value(value.resumeAtMs());
    ModeCodec.INSTANCE.write(out.name(NAMES, 4), value.mode());
    LimitCodec.INSTANCE.write(out.name(NAMES, 5), value.limit());
    CauseCodec.INSTANCE.write(out.name(NAMES, 6), value.cause());
    if (!value.hint().isAbsent()) {
      String hint = value.hint().orNull();
      if (hint == null) {
        out.name(NAMES, 7).nullValue();
      } else {
        out.name(NAMES, 7).value(hint);
      }
    }
    out.name(NAMES, 8).value(value.share());
    List<Call> calls = value.calls();
    if (calls != null) {
      ListCodec.of(CallCodec.INSTANCE).write(out.name(NAMES, 9), calls);
    }
    Map<String, String> labels = value.labels();
    if (labels != null) {
      MapCodec.of(Codecs.TEXT).write(out.name(NAMES, 10), labels);
    }
    JsonValue extra = value.extra();
    if (extra != null) {
      out.name(NAMES, 11).value(extra);
    }
    out.endObject();
  }
}
