package dev.retryevents.json.jackson3;

import dev.retryevents.json.JsonCodec;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/**
 * Writes a type with its codec.
 *
 * @param <T> the type
 */
final class CodecSerializer<T> extends ValueSerializer<T> {

  private final JsonCodec<T> codec;

  CodecSerializer(JsonCodec<T> codec) {
    this.codec = codec;
  }

  @Override
  public void serialize(T value, JsonGenerator generator, SerializationContext provider) {
    codec.write(JacksonStreams.output(generator), value);
  }
}
