package dev.retryevents.codec;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.json.JsonToken;
import org.jspecify.annotations.Nullable;

/**
 * What lists and maps hold.
 *
 * @param codec the codec of a value that is there
 * @param nullable whether null may stand in its place
 */
record Held<T extends @Nullable Object>(JsonCodec<T> codec, boolean nullable) {

  @SuppressWarnings("NullAway") // T is nullable where null is read
  T read(JsonInput in) {
    if (nullable && in.peek() == JsonToken.NULL) {
      in.nextNull();
      return null;
    }
    return codec.read(in);
  }

  void write(JsonOutput out, T value) {
    if (value == null) {
      out.nullValue();
    } else {
      codec.write(out, value);
    }
  }
}
