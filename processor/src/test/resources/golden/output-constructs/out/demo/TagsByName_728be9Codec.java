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

/** Reads and writes {@link TagsByName_728be9} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class TagsByName_728be9Codec implements JsonCodec<TagsByName_728be9> {
  /** The one instance. */
  public static final TagsByName_728be9Codec INSTANCE = new TagsByName_728be9Codec();

  private static final JsonVocabulary WORDS = JsonVocabulary.of("x", "X", "+", "");

  private static final List<TagsByName_728be9> VALUES = List.of(TagsByName_728be9.values());

  private TagsByName_728be9Codec() {}

  @Override
  @NullUnmarked
  public TagsByName_728be9 read(JsonInput in) {
    int word = in.nextString(WORDS);
    if (word != JsonVocabulary.UNKNOWN) {
      return VALUES.get(word);
    }
    Choices.unknown(in, in.nextString(), WORDS);
    return null;
  }

  @Override
  public void write(JsonOutput out, TagsByName_728be9 value) {
    out.value(WORDS, value.ordinal());
  }
}
