package com.acme.agent.retry;

import dev.retryevents.codec.Codecs;
import dev.retryevents.codec.Demands;
import dev.retryevents.codec.Members;
import dev.retryevents.event.JobSnapshot;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonToken;
import dev.retryevents.json.JsonVocabulary;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link RateLimitRetryEvent} as JSON, but for what is not on the wire. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class RateLimitRetryEventCodec implements JsonCodec<RateLimitRetryEvent> {
  private static final JsonVocabulary NAMES =
      JsonVocabulary.of("attempt", "estimatedDelayMs", "limitType", "model", "systemThrottle");

  private final JobSnapshot snapshot;

  private RateLimitRetryEventCodec(JobSnapshot snapshot) {
    this.snapshot = snapshot;
  }

  /**
   * A codec that reads events of one origin.
   *
   * @param snapshot what {@link RateLimitRetryEvent#snapshot()} is to say
   * @return the codec
   */
  public static RateLimitRetryEventCodec of(JobSnapshot snapshot) {
    return new RateLimitRetryEventCodec(snapshot);
  }

  @Override
  @NullUnmarked
  public RateLimitRetryEvent read(JsonInput in) {
    int attempt = 0;
    Long estimatedDelayMs = null;
    RateLimitType limitType = null;
    String model = null;
    double systemThrottle = 0;
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
          attempt = in.nextInt();
          Demands.atLeast(in, attempt, 1);
        }
        case 1 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            estimatedDelayMs = in.nextLong();
            Demands.atLeast(in, estimatedDelayMs, 0);
          }
        }
        case 2 -> limitType = RateLimitTypeCodec.INSTANCE.read(in);
        case 3 -> model = in.nextString();
        case 4 -> {
          systemThrottle = Codecs.nextDouble(in);
          Demands.atLeast(in, systemThrottle, 0.0);
        }
        default -> throw new AssertionError(member);
      }
    }
    Members.require(in, NAMES, seen, 0x1fL);
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new RateLimitRetryEvent(
        snapshot, attempt, estimatedDelayMs, limitType, model, systemThrottle);
  }

  @Override
  public void write(JsonOutput out, RateLimitRetryEvent value) {
    out.beginObject();
    out.name(NAMES, 0).value(value.attempt());
    Long estimatedDelayMs = value.estimatedDelayMs();
    if (estimatedDelayMs == null) {
      out.name(NAMES, 1).nullValue();
    } else {
      out.name(NAMES, 1).value(estimatedDelayMs);
    }
    RateLimitTypeCodec.INSTANCE.write(out.name(NAMES, 2), value.limitType());
    out.name(NAMES, 3).value(value.model());
    out.name(NAMES, 4).value(value.systemThrottle());
    out.endObject();
  }
}
