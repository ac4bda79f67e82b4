package dev.retryevents.benchmarks.wire;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import dev.retryevents.json.JsonCodec;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One type in both ways, with texts of it and the values that they hold.
 *
 * @param <T> the generated type
 */
final class Exchange<T> {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final byte[][] texts;
  private final JsonCodec<T> codec;
  private final List<T> values = new ArrayList<>();
  private final ObjectReader reader;
  private final ObjectWriter writer;
  private final List<Object> jacksonValues = new ArrayList<>();

  /** Decodes all texts in both ways, and requires that both encode them alike. */
  Exchange(byte[][] texts, JsonCodec<T> codec, Class<?> jacksonType) throws IOException {
    this.texts = texts;
    this.codec = codec;
    this.reader = MAPPER.readerFor(jacksonType);
    this.writer = MAPPER.writerFor(jacksonType);
    for (int i = 0; i < texts.length; i++) {
      values.add(decode(i));
      jacksonValues.add(decodeByJackson(i));
      if (!Arrays.equals(encode(i), encodeByJackson(i))) {
        throw new AssertionError(values.get(i) + " instead of " + jacksonValues.get(i));
      }
    }
  }

  /** The same with the members of each text in the order of the schema. */
  Exchange<T> asDeclared(Class<?> jacksonType) throws IOException {
    byte[][] declared = new byte[texts.length][];
    for (int i = 0; i < texts.length; i++) {
      declared[i] = encode(i);
    }
    return new Exchange<>(declared, codec, jacksonType);
  }

  int length() {
    return texts[0].length;
  }

  T decode(int text) {
    return codec.decode(texts[text]);
  }

  Object decodeByJackson(int text) throws IOException {
    return reader.readValue(texts[text]);
  }

  byte[] encode(int value) {
    return codec.encode(values.get(value));
  }

  byte[] encodeByJackson(int value) throws IOException {
    return writer.writeValueAsBytes(jacksonValues.get(value));
  }
}
