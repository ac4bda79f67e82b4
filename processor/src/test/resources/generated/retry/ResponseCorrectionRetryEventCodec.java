package com.acme.agent.retry;

import dev.retryevents.codec.Demands;
import dev.retryevents.codec.Members;
import dev.retryevents.event.JobSnapshot;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonVocabulary;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/**
 * Reads and writes {@link ResponseCorrectionRetryEvent} as JSON, but for what is not on the wire.
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class ResponseCorrectionRetryEventCodec
    implements JsonCodec<ResponseCorrectionRetryEvent> {

  private static final JsonVocabulary NAMES =
      JsonVocabulary.of("attempt", "failure", "model");

  private final JobSnapshot snapshot;

  private ResponseCorrectionRetryEventCodec(JobSnapshot snapshot) {
    this.snapshot = snapshot;
  }

  /**
   * A codec that reads events of one origin.
   *
   * @param snapshot what {@link ResponseCorrectionRetryEvent#snapshot()} is to say
   * @return the codec
   */
  public static ResponseCorrectionRetryEventCodec of(JobSnapshot snapshot) {
    return new ResponseCorrectionRetryEventCodec(snapshot);
  }

  @Override
  @NullUnmarked
  public ResponseCorrectionRetryEvent read(JsonInput in) {
    int attempt = 0;
    String failure = null;
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
        case 0 -> {
          attempt = in.nextInt();
          Demands.atLeast(in, attempt, 1);
        }
        case 1 -> failure = in.nextString();
        case 2 -> model = in.nextString();
        default -> throw new AssertionError(member);
      }
    }
    Members.require(in, NAMES, seen, 0x7L);
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new ResponseCorrectionRetryEvent(snapshot, attempt, failure, model);
  }

  @Override
  public void write(JsonOutput out, ResponseCorrectionRetryEvent value) {
    out.beginObject();
    out.name(NAMES, 0).value(value.attempt());
    out.name(NAMES, 1).value(value.failure());
    out.name(NAMES, 2).value(value.model());
    out.endObject();
  }
}
