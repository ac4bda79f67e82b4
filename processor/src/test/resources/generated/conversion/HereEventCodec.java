package com.acme;

import dev.retryevents.codec.Members;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonVocabulary;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link HereEvent} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class HereEventCodec implements JsonCodec<HereEvent> {
  /** The one instance. */
  public static final HereEventCodec INSTANCE = new HereEventCodec();

  private static final JsonVocabulary NAMES = JsonVocabulary.of(
      "whole",
      "boxed",
      "share",
      "pauseMs",
      "briefMs",
      "atMs",
      "limit");

  private HereEventCodec() {}

  @Override
  public HereEvent read(JsonInput in) {
    long whole = 0;
    long boxed = 0;
    double share = 0;
    long pauseMs = 0;
    int briefMs = 0;
    long atMs = 0;
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
        case 0 -> whole = in.nextLong();
        case 1 -> boxed = in.nextLong();
        case 2 -> share = in.nextDouble();
        case 3 -> pauseMs = in.nextLong();
        case 4 -> briefMs = in.nextInt();
        case 5 -> atMs = in.nextLong();
        case 6 -> limit = RateLimitTypeCodec.INSTANCE.read(in);
        default -> throw new AssertionError(member);
      }
    }
    Members.require(in, NAMES, seen, 0x7fL);
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new HereEvent(whole, boxed, share, pauseMs, briefMs, atMs, limit);
  }

  @Override
  public void write(JsonOutput out, HereEvent value) {
    out.beginObject();
    out.name(NAMES, 0).value(value.whole());
    out.name(NAMES, 1).value(value.boxed());
    out.name(NAMES, 2).value(value.share());
    out.name(NAMES, 3).value(value.pauseMs());
    out.name(NAMES, 4).value(value.briefMs());
    out.name(NAMES, 5).value(value.atMs());
    RateLimitTypeCodec.INSTANCE.write(out.name(NAMES, 6), value.limit());
    out.endObject();
  }
}
