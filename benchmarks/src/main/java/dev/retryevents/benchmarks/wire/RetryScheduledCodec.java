package dev.retryevents.benchmarks.wire;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonVocabulary;

/** The codec of RetryScheduled, in the shape in which codecs are generated. */
public final class RetryScheduledCodec implements JsonCodec<RetryScheduled> {

  public static final RetryScheduledCodec INSTANCE = new RetryScheduledCodec();

  private static final JsonVocabulary NAMES =
      JsonVocabulary.of(
          "attempt",
          "maxAttempts",
          "nextAttempt",
          "reason",
          "retryDelayMs",
          "sessionId",
          "sourceRange",
          "turnId",
          "viewCursor");
  private static final long ALL = 511L;

  @Override
  public RetryScheduled read(JsonInput in) {
    in.beginObject();
    long attempt = 0;
    long maxAttempts = 0;
    long nextAttempt = 0;
    String reason = null;
    long retryDelayMs = 0;
    String sessionId = null;
    SourceRange sourceRange = null;
    String turnId = null;
    String viewCursor = null;
    long seen = 0;
    int expected = 0;
    for (int name;
        (name = in.nextName(NAMES, expected)) != JsonVocabulary.NO_NAME;
        expected = name + 1) {
      if (name >= 0) {
        if ((seen & 1L << name) != 0) {
          in.rejectRepeated(NAMES.words().get(name));
        }
        seen |= 1L << name;
      }
      switch (name) {
        case 0 -> attempt = attempt(in);
        case 1 -> maxAttempts = in.nextLong();
        case 2 -> nextAttempt = in.nextLong();
        case 3 -> reason = in.nextString();
        case 4 -> retryDelayMs = in.nextLong();
        case 5 -> sessionId = in.nextString();
        case 6 -> sourceRange = SourceRangeCodec.INSTANCE.read(in);
        case 7 -> turnId = in.nextString();
        case 8 -> viewCursor = in.nextString();
        default -> {
          in.nextName();
          in.skipValue();
          name = expected - 1;
        }
      }
    }
    if (seen != ALL) {
      rejectMissing(in, seen);
    }
    in.endObject();
    return in.faults() > 0
        ? null
        : new RetryScheduled(
            attempt,
            maxAttempts,
            nextAttempt,
            reason,
            retryDelayMs,
            sessionId,
            sourceRange,
            turnId,
            viewCursor);
  }

  private static long attempt(JsonInput in) {
    long value = in.nextLong();
    if (value < 1) {
      in.reject("at least 1", Long.toString(value));
    }
    return value;
  }

  private static void rejectMissing(JsonInput in, long seen) {
    for (int i = 0; i < NAMES.words().size(); i++) {
      if ((seen & 1L << i) == 0) {
        in.rejectMissing(NAMES.words().get(i));
      }
    }
  }

  @Override
  public void write(JsonOutput out, RetryScheduled value) {
    out.beginObject();
    out.name(NAMES, 0).value(value.attempt());
    out.name(NAMES, 1).value(value.maxAttempts());
    out.name(NAMES, 2).value(value.nextAttempt());
    out.name(NAMES, 3).value(value.reason());
    out.name(NAMES, 4).value(value.retryDelayMs());
    out.name(NAMES, 5).value(value.sessionId());
    out.name(NAMES, 6);
    SourceRangeCodec.INSTANCE.write(out, value.sourceRange());
    out.name(NAMES, 7).value(value.turnId());
    out.name(NAMES, 8).value(value.viewCursor());
    out.endObject();
  }
}
