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

/** Reads and writes {@link Side} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class SideCodec implements JsonCodec<Side> {
  /** The one instance. */
  public static final SideCodec INSTANCE = new SideCodec();

  private static final JsonVocabulary WORDS = JsonVocabulary.of("home", "away");

  private static final List<Side> VALUES = List.of(Side.values());

  private SideCodec() {}

  @Override
  @NullUnmarked
  public Side read(JsonInput in) {
    int word = in.nextString(WORDS);
    if (word != JsonVocabulary.UNKNOWN) {
      return VALUES.get(word);
    }
    Choices.unknown(in, in.nextString(), WORDS);
    return null;
  }

  @Override
  public void write(JsonOutput out, Side value) {
    out.value(WORDS, value.ordinal());
  }
}
