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

/** Reads and writes {@link Mode} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class ModeCodec implements JsonCodec<Mode> {
  /** The one instance. */
  public static final ModeCodec INSTANCE = new ModeCodec();

  private static final JsonVocabulary WORDS = JsonVocabulary.of("sync", "async");

  private static final List<Mode> VALUES = List.of(Mode.values());

  private ModeCodec() {}

  @Override
  @NullUnmarked
  public Mode read(JsonInput in) {
    int word = in.nextString(WORDS);
    if (word != JsonVocabulary.UNKNOWN) {
      return VALUES.get(word);
    }
    Choices.unknown(in, in.nextString(), WORDS);
    return null;
  }

  @Override
  public void write(JsonOutput out, Mode value) {
    out.value(WORDS, value.ordinal());
  }
}
