package dev.retryevents.json.jackson2;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonException;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Reads a type with its codec.
 *
 * @param <T> the type
 */
final class CodecDeserializer<T> extends JsonDeserializer<T> {

  private final JsonCodec<T> codec;

  CodecDeserializer(JsonCodec<T> codec) {
    this.codec = codec;
  }

  @Override
  public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    try {
      return codec.read(JacksonStreams.input(parser));
    } catch (JsonException e) {
      throw JsonMappingException.from(parser, String.valueOf(e.getMessage()), e);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
