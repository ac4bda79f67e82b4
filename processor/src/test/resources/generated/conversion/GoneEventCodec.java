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

/** Reads and writes {@link GoneEvent} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class GoneEventCodec implements JsonCodec<GoneEvent> {
  /** The one instance. */
  public static final GoneEventCodec INSTANCE = new GoneEventCodec();

  private static final JsonVocabulary NAMES = JsonVocabulary.of(
      "whole",
      "boxed",
      "share",
      "pauseMs",
      "briefMs",
      "atMs",
      "limit");

  private GoneEventCodec() {}

  @Override
  public GoneEvent read(JsonInput in) {
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
    Members.require(in, NAMES, seen, 0x7fL);
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new GoneEvent(whole, boxed, share, pauseMs, briefMs, atMs, limit);
  }

  @Override
  public void write(JsonOutput out, GoneEvent value) {
    out.beginObject();
    Long whole = value.whole();
    if (whole == null) {
      out.name(NAMES, 0).nullValue();
    } else {
      out.name(NAMES, 0).value(whole);
    }
    Long boxed = value.boxed();
    if (boxed == null) {
      out.name(NAMES, 1).nullValue();
    } else {
      out.name(NAMES, 1).value(boxed);
    }
    Double share = value.share();
    if (share == null) {
      out.name(NAMES, 2).nullValue();
    } else {
      out.name(NAMES, 2).value(share);
    }
    Long pauseMs = value.pauseMs();
    if (pauseMs == null) {
      out.name(NAMES, 3).nullValue();
    } else {
      out.name(NAMES, 3).value(pauseMs);
    }
    Integer briefMs = value.briefMs();
    if (briefMs == null) {
      out.name(NAMES, 4).nullValue();
    } else {
      out.name(NAMES, 4).value(briefMs);
    }
    Long atMs = value.atMs();
    if (atMs == null) {
      out.name(NAMES, 5).nullValue();
    } else {
      out.name(NAMES, 5).value(atMs);
    }
    RateLimitType limit = value.limit();
    if (limit == null) {
      out.name(NAMES, 6).nullValue();
    } else {
      RateLimitTypeCodec.INSTANCE.write(out.name(NAMES, 6), limit);
    }
    out.endObject();
  }
}
