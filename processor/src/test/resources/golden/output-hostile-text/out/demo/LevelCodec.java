package demo;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonVocabulary;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link Level} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class LevelCodec implements JsonCodec<Level> {
  /** The one instance. */
  public static final LevelCodec INSTANCE = new LevelCodec();

  private static final JsonVocabulary WORDS =
      JsonVocabulary.of("", "5GMM", "A+", "A", "2.0", "class", "na\u00efve");

  private static final List<Level.Known> VALUES = List.of(Level.Known.values());

  private LevelCodec() {}

  @Override
  @NullUnmarked
  public Level read(JsonInput in) {
    int word = in.nextString(WORDS);
    if (word != JsonVocabulary.UNKNOWN) {
      return VALUES.get(word);
    }
    return Level.ofWire(in.nextString());
  }

  @Override
  public void write(JsonOutput out, Level value) {
    if (value instanceof Level.Known known) {
      out.value(WORDS, known.ordinal());
    } else {
      out.value(value.wire());
    }
  }
}
