package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonValueTest {

  @Test
  void keepsTheOrderOfMembersAndTheSpellingOfNumbers() {
    String text = "{\"z\":[1.0,1e2,-0],\"a\":{\"é\":null},\"m\":[true,false,\"\\n\"]}";
    assertEquals(text, JsonValue.parse(text).toString());
    assertEquals(text, JsonValue.parse(Texts.utf8(" " + text + "\n")).toString());
  }

  @Test
  void givesWhatIsInside() {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    members.put("a", new JsonArray(List.of(JsonNumber.of(1), JsonNumber.of(0.5))));
    members.put("b", JsonNull.NULL);
    JsonObject object = new JsonObject(members);
    assertEquals(object, JsonValue.parse("{\"b\":null,\"a\":[1,0.5]}"));
    assertSame(JsonNull.NULL, object.get("b"));
    assertNull(object.get("c"));
  }

  @Test
  void repeatedNamesAreRefusedAtTheSecond() {
    JsonException fault =
        assertThrows(
            JsonException.class, () -> JsonValue.parse("{\"a\":{\"a\":1},\n \"\\u0061\":2}"));
    assertEquals("expected each name once, found \"a\" again at 2:2", Texts.shown(fault));
  }

  @Test
  void loneSurrogatesAreRefusedWhereTheyStand() {
    JsonException fault = assertThrows(JsonException.class, () -> JsonValue.parse("\n\"é\uD83D\""));
    assertEquals("expected a pair of surrogates, found \\uD83D alone at 2:3", Texts.shown(fault));
    assertEquals(4, fault.place().offset());
    assertThrows(IllegalArgumentException.class, () -> new JsonString("\uDE00"));
    assertThrows(
        IllegalArgumentException.class, () -> new JsonObject(Map.of("\uDE00", JsonNull.NULL)));
  }

  @Test
  void readsOneValueOutOfAText() {
    JsonReader in = Texts.reader("{\"a\":[1],\"b\":2}");
    in.beginObject();
    assertThrows(IllegalStateException.class, () -> JsonValue.read(in));
    in.nextName();
    assertEquals("[1]", JsonValue.read(in).toString());
    in.nextName();
    assertEquals(new JsonNumber("2"), JsonValue.read(in));
    assertThrows(JsonException.class, () -> JsonValue.read(in));
    in.endObject();
    in.end();
  }

  @Test
  void isNotChangedFromOutside() {
    List<JsonValue> elements = new ArrayList<>(List.of(JsonBoolean.TRUE));
    Map<String, JsonValue> members = new HashMap<>(Map.of("a", JsonBoolean.FALSE));
    JsonArray array = new JsonArray(elements);
    JsonObject object = new JsonObject(members);
    elements.clear();
    members.clear();
    assertEquals("[true]", array.toString());
    assertEquals("{\"a\":false}", object.toString());
    assertThrows(UnsupportedOperationException.class, () -> object.members().clear());
    assertThrows(UnsupportedOperationException.class, () -> array.elements().clear());
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1.0",
    "1, 10e-1",
    "0, -0.0e5",
    "100, 1E+2",
    "-1.5, -0.15e1",
    "1e400, 10e399",
    "0, 0e99999999999999999999",
    "1e99999999999999999999, 1e99999999999999999999"
  })
  void numbersAreEqualByValue(String one, String other) {
    assertEquals(new JsonNumber(one), new JsonNumber(other));
    assertEquals(new JsonNumber(one).hashCode(), new JsonNumber(other).hashCode());
  }

  @ParameterizedTest
  @CsvSource({
    "1, 2",
    "1, -1",
    "1, 10",
    "0.1, 0.10000000000000000001",
    "1e400, 1e401",
    "1e99999999999999999999, 1e99999999999999999998",
    "1e99999999999999999999, 1"
  })
  void otherNumbersDiffer(String one, String other) {
    assertNotEquals(new JsonNumber(one), new JsonNumber(other));
  }

  @Test
  void numbersAreDecimalsOfAnyPrecision() {
    assertEquals(
        new BigDecimal("0.10000000000000000001"),
        new JsonNumber("0.10000000000000000001").toBigDecimal());
    assertEquals(
        "the number 1e9999999999 has an exponent beyond a decimal",
        assertThrows(ArithmeticException.class, new JsonNumber("1e9999999999")::toBigDecimal)
            .getMessage());
  }

  @Test
  void valuesNestedDeeperThanAWriterGoesCannotBeWritten() {
    JsonValue value = JsonNull.NULL;
    for (int i = 0; i < 512; i++) {
      value = new JsonArray(List.of(value));
    }
    assertEquals(value, JsonValue.parse(value.toString()));
    JsonValue deeper = new JsonArray(List.of(value));
    assertThrows(IllegalStateException.class, () -> new JsonWriter().value(deeper));
  }
}
