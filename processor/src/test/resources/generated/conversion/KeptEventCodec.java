package com.acme;

import dev.retryevents.codec.Members;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonToken;
import dev.retryevents.json.JsonVocabulary;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link KeptEvent} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class KeptEventCodec implements JsonCodec<KeptEvent> {
  /** The one instance. */
  public static final KeptEventCodec INSTANCE = new KeptEventCodec();

  private static final JsonVocabulary NAMES = JsonVocabulary.of(
      "whole",
      "boxed",
      "share",
      "pauseMs",
      "briefMs",
      "atMs",
      "limit");

  private KeptEventCodec() {}

  @Override
  public KeptEvent read(JsonInput in) {
    Long whole = null;
    Long boxed = null;
    Double share = null;
    Long pauseMs = null;
    Integer briefMs = null;
    Long atMs = null;
    RateLimitType limit = null;
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
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            whole = in.nextLong();
          }
        }
        case 1 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            boxed = in.nextLong();
          }
        }
        case 2 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            share = in.nextDouble();
          }
        }
        case 3 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            pauseMs = in.nextLong();
          }
        }
        case 4 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            briefMs = in.nextInt();
          }
        }
        case 5 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            atMs = in.nextLong();
          }
        }
        case 6 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            limit = RateLimitTypeCodec.INSTANCE.read(in);
          }
        }
        default -> throw new AssertionError(member);
      }
    }
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new KeptEvent(
        Members.presence((seen & 1L << 0) != 0, whole),
        Members.presence((seen & 1L << 1) != 0, boxed),
        Members.presence((seen & 1L << 2) != 0, share),
        Members.presence((seen & 1L << 3) != 0, pauseMs),
        Members.presence((seen & 1L << 4) != 0, briefMs),
        Members.presence((seen & 1L << 5) != 0, atMs),
        Members.presence((seen & 1L << 6) != 0, limit));
  }

  @Override
  public void write(JsonOutput out, KeptEvent value) {
    out.beginObject();
    if (!value.whole().isAbsent()) {
      Long whole = value.whole().orNull();
      if (whole == null) {
        out.name(NAMES, 0).nullValue();
      } else {
        out.name(NAMES, 0).value(whole);
      }
    }
    if (!value.boxed().isAbsent()) {
      Long boxed = value.boxed().orNull();
      if (boxed == null) {
        out.name(NAMES, 1).nullValue();
      } else {
        out.name(NAMES, 1).value(boxed);
      }
    }
    if (!value.share().isAbsent()) {
      Double share = value.share().orNull();
      if (share == null) {
        out.name(NAMES, 2).nullValue();
      } else {
        out.name(NAMES, 2).value(share);
      }
    }
    if (!value.pauseMs().isAbsent()) {
      Long pauseMs = value.pauseMs().orNull();
      if (pauseMs == null) {
        out.name(NAMES, 3).nullValue();
      } else {
        out.name(NAMES, 3).value(pauseMs);
      }
    }
    if (!value.briefMs().isAbsent()) {
      Integer briefMs = value.briefMs().orNull();
      if (briefMs == null) {
        out.name(NAMES, 4).nullValue();
      } else {
        out.name(NAMES, 4).value(briefMs);
      }
    }
    if (!value.atMs().isAbsent()) {
      Long atMs = value.atMs().orNull();
      if (atMs == null) {
        out.name(NAMES, 5).nullValue();
      } else {
        out.name(NAMES, 5).value(atMs);
      }
    }
    if (!value.limit().isAbsent()) {
      RateLimitType limit = value.limit().orNull();
      if (limit == null) {
        out.name(NAMES, 6).nullValue();
      } else {
        RateLimitTypeCodec.INSTANCE.write(out.name(NAMES, 6), limit);
      }
    }
    out.endObject();
  }
}
