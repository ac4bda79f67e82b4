package dev.retryevents.json.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import dev.retryevents.json.JsonCodec;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Writes a type with its codec.
 *
 * @param <T> the type
 */
final class CodecSerializer<T> extends JsonSerializer<T> {

  private final JsonCodec<T> codec;

  CodecSerializer(JsonCodec<T> codec) {
    this.codec = codec;
  }

  @Override
  public void serialize(T value, JsonGenerator generator, SerializerProvider provider)
      throws IOException {
    try {
      codec.write(JacksonStreams.output(generator), value);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
