package demo;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonVocabulary;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link Limit} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class LimitCodec implements JsonCodec<Limit> {
  /** The one instance. */
  public static final LimitCodec INSTANCE = new LimitCodec();

  private static final JsonVocabulary WORDS = JsonVocabulary.of("tokens", "time");

  private static final List<Limit.Known> VALUES = List.of(Limit.Known.values());

  private LimitCodec() {}

  @Override
  @NullUnmarked
  public Limit read(JsonInput in) {
    int word = in.nextString(WORDS);
    if (word != JsonVocabulary.UNKNOWN) {
      return VALUES.get(word);
    }
    return Limit.ofWire(in.nextString());
  }

  @Override
  public void write(JsonOutput out, Limit value) {
    if (value instanceof Limit.Known known) {
      out.value(WORDS, known.ordinal());
    } else {
      out.value(value.wire());
    }
  }
}
