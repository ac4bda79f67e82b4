package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonReaderTest {

  @Test
  void readsEveryKindOfValueInOrder() {
    JsonReader in = Texts.reader(" { \"a\" : [ 1 , \"x\" , true,false , null , {} , [] ] } ");
    in.beginObject();
    assertEquals("a", in.nextName());
    in.beginArray();
    assertEquals(1, in.nextInt());
    assertEquals("x", in.nextString());
    assertTrue(in.nextBoolean());
    assertFalse(in.nextBoolean());
    in.nextNull();
    in.beginObject();
    assertFalse(in.hasNext());
    in.endObject();
    in.beginArray();
    assertFalse(in.hasNext());
    in.endArray();
    assertFalse(in.hasNext());
    in.endArray();
    in.endObject();
    assertFalse(in.hasNext());
    in.end();
  }

  @Test
  void tellsTheNextTokenWithItsOffsetAndPlace() {
    JsonReader in = Texts.reader("{\"é😀\":\r\n  [1,\n\r\"\"]}");
    List<String> seen = new ArrayList<>();
    while (in.peek() != JsonToken.END) {
      seen.add(in.peek() + " " + in.offset() + " " + in.place());
      switch (in.peek()) {
        case BEGIN_OBJECT -> in.beginObject();
        case END_OBJECT -> in.endObject();
        case BEGIN_ARRAY -> in.beginArray();
        case END_ARRAY -> in.endArray();
        case NAME -> in.nextName();
        default -> in.skipValue();
      }
    }
    assertEquals(
        List.of(
            "BEGIN_OBJECT 0 1:1",
            "NAME 1 1:2",
            "BEGIN_ARRAY 14 2:3",
            "NUMBER 15 2:4",
            "STRING 19 4:1",
            "END_ARRAY 21 4:3",
            "END_OBJECT 22 4:4"),
        seen);
  }

  @Test
  void readsPartOfAnArrayAsATextOfItsOwn() {
    byte[] bytes = Texts.utf8("[1,\n[22],3]");
    JsonReader in = new JsonReader(bytes, 4, 8, JsonLimits.DEFAULT);
    in.beginArray();
    assertEquals(new JsonPlace(1, 1, 2), in.place());
    assertEquals(22, in.nextLong());
    in.endArray();
    in.end();
    JsonReader cut = new JsonReader(bytes, 4, 7, JsonLimits.DEFAULT);
    assertEquals(
        "expected ',' or ']', found the end of the text at 1:4",
        Texts.shown(assertThrows(JsonException.class, cut::skipValue)));
    assertThrows(
        IndexOutOfBoundsException.class, () -> new JsonReader(bytes, 4, 12, JsonLimits.DEFAULT));
  }

  @Test
  void placesMayBeAskedForInAnyOrder() {
    JsonReader in = Texts.reader("[\n1,\n2]");
    assertEquals(new JsonPlace(5, 3, 1), in.place(5));
    assertEquals(new JsonPlace(2, 2, 1), in.place(2));
    assertEquals(new JsonPlace(7, 3, 3), in.place(7));
    assertThrows(IndexOutOfBoundsException.class, () -> in.place(8));
    assertThrows(IndexOutOfBoundsException.class, () -> in.place(-1));
  }

  @Test
  void skipsAValueWithAllItContains() {
    JsonReader in = Texts.reader("[{\"a\":[1.5e3,\"\\n\",{\"b\":null}],\"c\":true},7]");
    in.beginArray();
    in.skipValue();
    assertEquals(7, in.nextLong());
    in.endArray();
    in.end();
  }

  @Test
  void passesRepeatedNamesOn() {
    JsonReader in = Texts.reader("{\"a\":1,\"a\":2}");
    in.beginObject();
    assertEquals("a", in.nextName());
    assertEquals(1, in.nextInt());
    assertEquals("a", in.nextName());
    assertEquals(2, in.nextInt());
    in.endObject();
    in.end();
  }

  @Test
  void staysWhereItWasAfterAFault() {
    JsonReader in = Texts.reader("[1.5,5000000000,\"x\"]");
    in.beginArray();
    assertThrows(JsonException.class, in::nextLong);
    assertThrows(JsonException.class, in::nextString);
    assertThrows(JsonException.class, in::endArray);
    assertEquals(1.5, in.nextDouble());
    assertThrows(JsonException.class, in::nextInt);
    assertEquals("5000000000", in.nextNumber());
    assertEquals("x", in.nextString());
  }

  @Test
  void aFaultOfTheTextStaysAFault() {
    for (String text : List.of("[1,]", "{\"a\" 1}", "[\"\\x\"]", "[tru]", "[1 2]", "[01]")) {
      JsonReader in = Texts.reader(text);
      JsonException first = assertThrows(JsonException.class, in::skipValue, text);
      JsonException second = assertThrows(JsonException.class, () -> readOn(in), text);
      assertEquals(first.place(), second.place(), text);
    }
  }

  @Test
  void opensFiveHundredAndTwelveLevelsAndNoMore() {
    Texts.skip(Texts.utf8("[{\"a\":".repeat(256) + "1" + "}]".repeat(256)));
    assertEquals(
        "expected at most 512 levels of nesting, found one more at 1:513",
        Texts.fault("[".repeat(513) + "]".repeat(513), JsonReader::skipValue));
  }

  @Test
  void callsThatNoTextCouldSatisfyAreMisuse() {
    JsonReader in = Texts.reader("{\"a\":1}");
    assertThrows(IllegalStateException.class, in::nextName);
    in.beginObject();
    assertThrows(IllegalStateException.class, in::nextString);
    assertThrows(IllegalStateException.class, in::beginArray);
    assertThrows(IllegalStateException.class, in::skipValue);
    in.nextName();
    assertThrows(IllegalStateException.class, in::nextName);
    assertEquals(1, in.nextInt());
  }

  /** Goes on from a fault as a caller would who overlooked it. */
  private static void readOn(JsonReader in) {
    while (in.peek() != JsonToken.END) {
      switch (in.peek()) {
        case END_OBJECT -> in.endObject();
        case END_ARRAY -> in.endArray();
        case NAME -> in.nextName();
        default -> in.skipValue();
      }
    }
  }
}
