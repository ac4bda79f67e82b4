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

/** Reads and writes {@link OutputTruncationRetryEvent} as JSON, but for what is not on the wire. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class OutputTruncationRetryEventCodec
    implements JsonCodec<OutputTruncationRetryEvent> {

  private static final JsonVocabulary NAMES =
      JsonVocabulary.of("model", "newBudget", "previousBudget");

  private final JobSnapshot snapshot;

  private OutputTruncationRetryEventCodec(JobSnapshot snapshot) {
    this.snapshot = snapshot;
  }

  /**
   * A codec that reads events of one origin.
   *
   * @param snapshot what {@link OutputTruncationRetryEvent#snapshot()} is to say
   * @return the codec
   */
  public static OutputTruncationRetryEventCodec of(JobSnapshot snapshot) {
    return new OutputTruncationRetryEventCodec(snapshot);
  }

  @Override
  @NullUnmarked
  public OutputTruncationRetryEvent read(JsonInput in) {
    String model = null;
    int newBudget = 0;
    int previousBudget = 0;
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
        case 1 -> {
          newBudget = in.nextInt();
          Demands.atLeast(in, newBudget, 0);
        }
        case 2 -> {
          previousBudget = in.nextInt();
          Demands.atLeast(in, previousBudget, 0);
        }
        default -> throw new AssertionError(member);
      }
    }
    Members.require(in, NAMES, seen, 0x7L);
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new OutputTruncationRetryEvent(snapshot, model, newBudget, previousBudget);
  }

  @Override
  public void write(JsonOutput out, OutputTruncationRetryEvent value) {
    out.beginObject();
    out.name(NAMES, 0).value(value.model());
    out.name(NAMES, 1).value(value.newBudget());
    out.name(NAMES, 2).value(value.previousBudget());
    out.endObject();
  }
}
