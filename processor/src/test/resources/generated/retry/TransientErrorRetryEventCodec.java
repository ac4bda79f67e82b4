package com.acme.agent.retry;

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

/** Reads and writes {@link TransientErrorRetryEvent} as JSON, but for what is not on the wire. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class TransientErrorRetryEventCodec implements JsonCodec<TransientErrorRetryEvent> {
  private static final JsonVocabulary NAMES =
      JsonVocabulary.of("attempt", "details", "estimatedDelayMs", "provider");

  private final JobSnapshot snapshot;

  private TransientErrorRetryEventCodec(JobSnapshot snapshot) {
    this.snapshot = snapshot;
  }

  /**
   * A codec that reads events of one origin.
   *
   * @param snapshot what {@link TransientErrorRetryEvent#snapshot()} is to say
   * @return the codec
   */
  public static TransientErrorRetryEventCodec of(JobSnapshot snapshot) {
    return new TransientErrorRetryEventCodec(snapshot);
  }

  @Override
  @NullUnmarked
  public TransientErrorRetryEvent read(JsonInput in) {
    int attempt = 0;
    String details = null;
    Long estimatedDelayMs = null;
    String provider = null;
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
        case 1 -> details = in.nextString();
        case 2 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            estimatedDelayMs = in.nextLong();
            Demands.atLeast(in, estimatedDelayMs, 0);
          }
        }
        case 3 -> provider = in.nextString();
        default -> throw new AssertionError(member);
      }
    }
    Members.require(in, NAMES, seen, 0xfL);
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new TransientErrorRetryEvent(snapshot, attempt, details, estimatedDelayMs, provider);
  }

  @Override
  public void write(JsonOutput out, TransientErrorRetryEvent value) {
    out.beginObject();
    out.name(NAMES, 0).value(value.attempt());
    out.name(NAMES, 1).value(value.details());
    Long estimatedDelayMs = value.estimatedDelayMs();
    if (estimatedDelayMs == null) {
      out.name(NAMES, 2).nullValue();
    } else {
      out.name(NAMES, 2).value(estimatedDelayMs);
    }
    out.name(NAMES, 3).value(value.provider());
    out.endObject();
  }
}
