package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class JsonCodecTest {

  private static final String TEXT =
      "{\"attempt\":1,\"reason\":\"caf\u00e9\",\"kind\":\"truncation\",\"delays\":[0,2000],"
          + "\"source\":{\"id\":\"s\",\"sequence\":7}}";
  private static final Turn TURN =
      new Turn(1, "caf\u00e9", Turn.Kind.TRUNCATION, List.of(0L, 2000L), new Turn.Source("s", 7));
  private static final Turn.Codec CODEC = Turn.Codec.INSTANCE;

  @Test
  void bytesAndTextsAreDecodedAndEncoded() {
    assertEquals(TURN, CODEC.decode(TEXT));
    assertEquals(TURN, CODEC.decode(Texts.utf8(TEXT)));
    assertEquals(TEXT, CODEC.encodeToString(TURN));
    assertEquals(TURN, CODEC.decode(CODEC.encode(TURN)));
  }

  @Test
  void aFrameInABufferIsDecodedWithoutItsNeighbours() {
    byte[] frame = Texts.utf8(TEXT);
    byte[] buffer = Texts.utf8("]]\n" + TEXT + "\n{{");
    assertEquals(TURN, CODEC.decode(buffer, 3, 3 + frame.length, JsonLimits.DEFAULT));
    JsonException fault =
        assertThrows(
            JsonException.class,
            () -> CODEC.decode(buffer, 3, 5 + frame.length, JsonLimits.DEFAULT));
    assertEquals(frame.length + 1, fault.offset());
  }

  @Test
  void whatFollowsTheValueIsAFault() {
    assertThrows(JsonException.class, () -> CODEC.decode(TEXT + "{}"));
    assertEquals(1, CODEC.violations(TEXT + "{}").size());
  }

  @Test
  void decodingStopsAtTheFirstViolation() {
    String text = TEXT.replace("\"attempt\":1", "\"attempt\":0").replace("\"s\"", "null");
    JsonException fault = assertThrows(JsonException.class, () -> CODEC.decode(text));
    assertEquals(
        "expected at least 1, found 0 at 1:12 (byte 11, pointer \"/attempt\")", fault.getMessage());
  }
}
