package com.acme;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonVocabulary;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link Override} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class OverrideCodec implements JsonCodec<Override> {
  /** The one instance. */
  public static final OverrideCodec INSTANCE = new OverrideCodec();

  private static final JsonVocabulary WORDS = JsonVocabulary.of("one\"two");

  private static final List<Override.Known> VALUES = List.of(Override.Known.values());

  private OverrideCodec() {}

  @java.lang.Override
  @NullUnmarked
  public Override read(JsonInput in) {
    int word = in.nextString(WORDS);
    if (word != JsonVocabulary.UNKNOWN) {
      return VALUES.get(word);
    }
    return Override.ofWire(in.nextString());
  }

  @java.lang.Override
  public void write(JsonOutput out, Override value) {
    if (value instanceof Override.Known known) {
      out.value(WORDS, known.ordinal());
    } else {
      out.value(value.wire());
    }
  }
}
