package dev.retryevents.json.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonLimits;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.TokenInput;

/** Parsers and generators of Jackson 2 as what codecs read from and write to. */
@SuppressWarnings("exports") // who uses it requires Jackson, and nobody else must
public final class JacksonStreams {

  private JacksonStreams() {}

  /**
   * An input over a parser, within the limits by default.
   *
   * @param parser the parser, before a value or at its first token
   * @return the input, which leaves the parser at the last token of what was read
   */
  public static JsonInput input(JsonParser parser) {
    return input(parser, JsonLimits.DEFAULT);
  }

  /**
   * An input over a parser. What texts it accepts, and their length, is up to the parser. Columns
   * are counted as it does. An error of the stream is an {@link java.io.UncheckedIOException}.
   *
   * @param parser the parser, before a value or at its first token
   * @param limits how deep it goes, and how long strings and numbers are
   * @return the input, which leaves the parser at the last token of what was read
   */
  public static JsonInput input(JsonParser parser, JsonLimits limits) {
    return new TokenInput(new ParserTokens(parser), limits);
  }

  /**
   * An output over a generator, which is not closed. What it refuses to write, and errors of the
   * stream, are an {@link java.io.UncheckedIOException}.
   *
   * @param generator the generator
   * @return the output
   */
  public static JsonOutput output(JsonGenerator generator) {
    return new GeneratorOutput(generator);
  }
}
