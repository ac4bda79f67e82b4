package dev.retryevents.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonViolation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists, maps and plain values are read and written through. */
class ContainersTest {

  @Test
  void plainValuesAreWrittenAsTheyWereRead() {
    assertSurvives(Codecs.TEXT, "\"a\"");
    assertSurvives(Codecs.INT, "-2147483648");
    assertSurvives(Codecs.LONG, "9223372036854775807");
    assertSurvives(Codecs.DOUBLE, "0.125");
    assertSurvives(Codecs.BOOLEAN, "true");
    assertSurvives(Codecs.JSON, "[1e400,null]");
    assertSurvives(Codecs.OBJECT, "{\"a\":{}}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[]", "[[],[1,2]]", "[[-9223372036854775808]]"})
  void listsHoldLists(String json) {
    assertSurvives(ListCodec.of(ListCodec.of(Codecs.LONG)), json);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "{\"b\":{\"\":1},\"a\":{}}"})
  void mapsHoldMapsInTheirOrder(String json) {
    assertSurvives(MapCodec.of(MapCodec.of(Codecs.INT)), json);
  }

  @Test
  void nullIsHeldOnlyWhereItMay() {
    assertSurvives(ListCodec.ofNullable(Codecs.TEXT), "[null,\"a\",null]");
    assertSurvives(MapCodec.ofNullable(Codecs.TEXT), "{\"a\":null,\"b\":\"c\"}");
    assertThrows(JsonException.class, () -> ListCodec.of(Codecs.TEXT).decode("[null]"));
    assertThrows(JsonException.class, () -> MapCodec.of(Codecs.TEXT).decode("{\"a\":null}"));
  }

  @Test
  void aNameIsThereOnce() {
    JsonException fault =
        assertThrows(
            JsonException.class, () -> MapCodec.of(Codecs.INT).decode("{\"a\":1,\"a\":1}"));
    assertEquals("each name once", fault.expected());
  }

  @Test
  void faultsAreCollectedThroughout() {
    JsonCodec<?> codec = MapCodec.of(ListCodec.of(Codecs.OBJECT));
    assertEquals(
        List.of("/a/0", "/a/2", "/b"),
        codec.violations("{\"a\":[1,{},[]],\"b\":{},\"c\":[]}").stream()
            .map(JsonViolation::pointer)
            .toList());
  }

  private static <T> void assertSurvives(JsonCodec<T> codec, String json) {
    T value = codec.decode(json);
    assertEquals(json, codec.encodeToString(value));
    assertEquals(value, codec.decode(json));
  }
}
