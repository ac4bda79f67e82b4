package demo;

import dev.retryevents.codec.Members;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonToken;
import dev.retryevents.json.JsonVocabulary;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;

/** Reads and writes {@link Weather} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class WeatherCodec implements JsonCodec<Weather> {
  /** The one instance. */
  public static final WeatherCodec INSTANCE = new WeatherCodec();

  private static final JsonVocabulary NAMES = JsonVocabulary.of("windy");

  private WeatherCodec() {}

  @Override
  @NullUnmarked
  public Weather read(JsonInput in) {
    Boolean windy = null;
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
        case 0 -> {
          if (in.peek() == JsonToken.NULL) {
            in.nextNull();
          } else {
            windy = in.nextBoolean();
          }
        }
        default -> throw new AssertionError(member);
      }
    }
    in.endObject();
    if (in.faults() > 0) {
      return null;
    }
    return new Weather(windy);
  }

  @Override
  public void write(JsonOutput out, Weather value) {
    out.beginObject();
    Boolean windy = value.windy();
    if (windy != null) {
      out.name(NAMES, 0).value(windy);
    }
    out.endObject();
  }
}
