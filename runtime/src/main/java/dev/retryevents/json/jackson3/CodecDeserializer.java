package dev.retryevents.json.jackson3;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/**
 * Reads a type with its codec.
 *
 * @param <T> the type
 */
final class CodecDeserializer<T> extends ValueDeserializer<T> {

  private final JsonCodec<T> codec;

  CodecDeserializer(JsonCodec<T> codec) {
    this.codec = codec;
  }

  @Override
  public T deserialize(JsonParser parser, DeserializationContext context) {
    try {
      return codec.read(JacksonStreams.input(parser));
    } catch (JsonException e) {
      throw DatabindException.from(parser, String.valueOf(e.getMessage()), e);
    }
  }
}
