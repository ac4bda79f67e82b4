package com.acme.agent.retry;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonVocabulary;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link RateLimitType} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class RateLimitTypeCodec implements JsonCodec<RateLimitType> {
  /** The one instance. */
  public static final RateLimitTypeCodec INSTANCE = new RateLimitTypeCodec();

  private static final JsonVocabulary WORDS =
      JsonVocabulary.of("acceleration", "capacity");

  private static final List<RateLimitType.Known> VALUES = List.of(RateLimitType.Known.values());

  private RateLimitTypeCodec() {}

  @Override
  @NullUnmarked
  public RateLimitType read(JsonInput in) {
    int word = in.nextString(WORDS);
    if (word != JsonVocabulary.UNKNOWN) {
      return VALUES.get(word);
    }
    return RateLimitType.ofWire(in.nextString());
  }

  @Override
  public void write(JsonOutput out, RateLimitType value) {
    if (value instanceof RateLimitType.Known known) {
      out.value(WORDS, known.ordinal());
    } else {
      out.value(value.wire());
    }
  }
}
