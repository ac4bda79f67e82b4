package dev.retryevents.processor.oracle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonValue;
import dev.retryevents.json.JsonViolation;
import dev.retryevents.json.jackson3.JacksonStreams;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a codec makes of a text, by every way that there is; all come to the same.
 *
 * @param written what it writes of what it has read; empty if it refuses the text
 * @param violations why it does
 */
record Reading(Optional<JsonValue> written, List<JsonViolation> violations) {

  private static final JsonMapper JACKSON = new JsonMapper();

  static Reading of(JsonCodec<Object> codec, String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    List<JsonViolation> violations = codec.violations(utf8);
    assertEquals(violations, codec.violations(text));
    Object value;
    try {
      value = codec.decode(utf8);
    } catch (JsonException refused) {
      assertEquals(refused.violation(), violations.get(0));
      assertRefusedAlike(codec, text, refused);
      return new Reading(Optional.empty(), violations);
    }
    assertEquals(List.of(), violations);
    assertEquals(value, codec.decode(text));
    assertEquals(value, byJackson(codec, text));
    return new Reading(Optional.of(written(codec, value)), violations);
  }

  private static JsonValue written(JsonCodec<Object> codec, Object value) {
    byte[] utf8 = codec.encode(value);
    String text = codec.encodeToString(value);
    assertArrayEquals(text.getBytes(StandardCharsets.UTF_8), utf8);
    Object again = codec.decode(utf8);
    assertEquals(value, again);
    assertEquals(value.hashCode(), again.hashCode());
    assertEquals(value.toString(), again.toString());
    JsonValue written = JsonValue.parse(utf8);
    StringWriter out = new StringWriter();
    try (JsonGenerator generator = JACKSON.createGenerator(out)) {
      codec.write(JacksonStreams.output(generator), value);
    }
    assertEquals(written, JsonValue.parse(out.toString()));
    return written;
  }

  private static void assertRefusedAlike(
      JsonCodec<Object> codec, String text, JsonException refused) {
    for (boolean jackson : new boolean[] {false, true}) {
      try {
        Object value = jackson ? byJackson(codec, text) : codec.decode(text);
        throw new AssertionError("refused as bytes, not as text or by a parser: " + value);
      } catch (JsonException also) {
        assertEquals(refused.pointer(), also.pointer());
        assertEquals(refused.expected(), also.expected());
      }
    }
  }

  private static Object byJackson(JsonCodec<Object> codec, String text) {
    try (JsonParser parser = JACKSON.createParser(text)) {
      JsonInput in = JacksonStreams.input(parser);
      Object value = codec.read(in);
      in.end();
      return value;
    }
  }
}
