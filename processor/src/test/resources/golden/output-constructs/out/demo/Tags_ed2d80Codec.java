package demo;

import dev.retryevents.codec.Choices;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonVocabulary;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link Tags_ed2d80} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class Tags_ed2d80Codec implements JsonCodec<Tags_ed2d80> {
  /** The one instance. */
  public static final Tags_ed2d80Codec INSTANCE = new Tags_ed2d80Codec();

  private static final JsonVocabulary WORDS = JsonVocabulary.of("one", "two");

  private static final List<Tags_ed2d80> VALUES = List.of(Tags_ed2d80.values());

  private Tags_ed2d80Codec() {}

  @Override
  @NullUnmarked
  public Tags_ed2d80 read(JsonInput in) {
    int word = in.nextString(WORDS);
    if (word != JsonVocabulary.UNKNOWN) {
      return VALUES.get(word);
    }
    Choices.unknown(in, in.nextString(), WORDS);
    return null;
  }

  @Override
  public void write(JsonOutput out, Tags_ed2d80 value) {
    out.value(WORDS, value.ordinal());
  }
}
