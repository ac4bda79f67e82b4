package com.acme;

import dev.retryevents.codec.Choices;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonVocabulary;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link String} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class StringCodec implements JsonCodec<String> {
  /** The one instance. */
  public static final StringCodec INSTANCE = new StringCodec();

  private static final JsonVocabulary WORDS =
      JsonVocabulary.of("A", "a", "5GMM", "", "\"\\u0022\\\n\u0000\u00e9\ud83d\ude00*/");

  private static final List<String> VALUES = List.of(String.values());

  private StringCodec() {}

  @java.lang.Override
  @NullUnmarked
  public String read(JsonInput in) {
    int word = in.nextString(WORDS);
    if (word != JsonVocabulary.UNKNOWN) {
      return VALUES.get(word);
    }
    Choices.unknown(in, in.nextString(), WORDS);
    return null;
  }

  @java.lang.Override
  public void write(JsonOutput out, String value) {
    out.value(WORDS, value.ordinal());
  }
}
