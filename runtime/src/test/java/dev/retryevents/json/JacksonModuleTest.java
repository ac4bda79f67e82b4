package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Databind of both majors reads and writes types with their codecs, wherever they stand. */
class JacksonModuleTest {

  private static final String SOUND =
      "{\"attempt\":1,\"reason\":\"r\",\"kind\":\"rateLimit\",\"delays\":[1],"
          + "\"source\":{\"id\":\"s\",\"sequence\":7}}";
  private static final Turn TURN = Turn.Codec.INSTANCE.decode(SOUND);
  private static final com.fasterxml.jackson.databind.ObjectMapper JACKSON_2 =
      com.fasterxml.jackson.databind.json.JsonMapper.builder()
          .addModule(
              new dev.retryevents.json.jackson2.CodecModule()
                  .with(Turn.class, Turn.Codec.INSTANCE)
                  .with(Turn.Source.class, Turn.SourceCodec.INSTANCE))
          .build();
  private static final tools.jackson.databind.ObjectMapper JACKSON_3 =
      tools.jackson.databind.json.JsonMapper.builder()
          .addModule(
              new dev.retryevents.json.jackson3.CodecModule()
                  .with(Turn.class, Turn.Codec.INSTANCE)
                  .with(Turn.Source.class, Turn.SourceCodec.INSTANCE))
          .build();

  @Test
  void jackson2ReadsAndWrites() throws Exception {
    String two = "[" + SOUND + "," + SOUND + "]";
    Turn[] turns = JACKSON_2.readValue(Texts.utf8(two), Turn[].class);
    assertEquals(List.of(TURN, TURN), List.of(turns));
    assertEquals(two, JACKSON_2.writeValueAsString(turns));
    assertEquals(TURN, JACKSON_2.treeToValue(JACKSON_2.readTree(SOUND), Turn.class));
    assertEquals(SOUND, JACKSON_2.valueToTree(TURN).toString());
  }

  @Test
  void jackson3ReadsAndWrites() {
    String two = "[" + SOUND + "," + SOUND + "]";
    Turn[] turns = JACKSON_3.readValue(Texts.utf8(two), Turn[].class);
    assertEquals(List.of(TURN, TURN), List.of(turns));
    assertEquals(two, JACKSON_3.writeValueAsString(turns));
    assertEquals(TURN, JACKSON_3.treeToValue(JACKSON_3.readTree(SOUND), Turn.class));
    assertEquals(SOUND, JACKSON_3.valueToTree(TURN).toString());
  }

  @Test
  void faultsAreThoseOfJacksonWithOursAsTheirCause() {
    byte[] wrong = Texts.utf8(SOUND.replace("7", "null"));
    var two =
        assertThrows(
            com.fasterxml.jackson.databind.JsonMappingException.class,
            () -> JACKSON_2.readValue(wrong, Turn.class));
    var three =
        assertThrows(
            tools.jackson.databind.DatabindException.class,
            () -> JACKSON_3.readValue(wrong, Turn.class));
    for (Exception fault : List.of(two, three)) {
      JsonException cause = assertInstanceOf(JsonException.class, fault.getCause());
      assertEquals("/source/sequence", cause.pointer());
      assertEquals("a number", cause.expected());
      assertEquals("null", cause.found());
      assertEquals(SOUND.indexOf("7"), cause.offset());
    }
  }
}
