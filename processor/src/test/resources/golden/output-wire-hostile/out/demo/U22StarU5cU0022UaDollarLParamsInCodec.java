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

/** Reads and writes {@link U22StarU5cU0022UaDollarLParamsIn} as JSON. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public final class U22StarU5cU0022UaDollarLParamsInCodec
    implements JsonCodec<U22StarU5cU0022UaDollarLParamsIn> {

  /** The one instance. */
  public static final U22StarU5cU0022UaDollarLParamsInCodec INSTANCE = new U22StarU5cU0022UaDollarLParamsInCodec();

  private static final JsonVocabulary WORDS = JsonVocabulary.of("x*/");

  private static final List<U22StarU5cU0022UaDollarLParamsIn> VALUES = List.of(U22StarU5cU0022UaDollarLParamsIn.values());

  private U22StarU5cU0022UaDollarLParamsInCodec() {}

  @Override
  @NullUnmarked
  public U22StarU5cU0022UaDollarLParamsIn read(JsonInput in) {
    int word = in.nextString(WORDS);
    if (word != JsonVocabulary.UNKNOWN) {
      return VALUES.get(word);
    }
    Choices.unknown(in, in.nextString(), WORDS);
    return null;
  }

  @Override
  public void write(JsonOutput out, U22StarU5cU0022UaDollarLParamsIn value) {
    out.value(WORDS, value.ordinal());
  }
}
