package demo;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonVocabulary;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link Colour} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class ColourCodec implements JsonCodec<Colour> {
  /** The one instance. */
  public static final ColourCodec INSTANCE = new ColourCodec();

  private static final JsonVocabulary WORDS = JsonVocabulary.of("red", "blue");

  private static final List<Colour.Known> VALUES = List.of(Colour.Known.values());

  private ColourCodec() {}

  @Override
  @NullUnmarked
  public Colour read(JsonInput in) {
    int word = in.nextString(WORDS);
    if (word != JsonVocabulary.UNKNOWN) {
      return VALUES.get(word);
    }
    return Colour.ofWire(in.nextString());
  }

  @Override
  public void write(JsonOutput out, Colour value) {
    if (value instanceof Colour.Known known) {
      out.value(WORDS, known.ordinal());
    } else {
      out.value(value.wire());
    }
  }
}
