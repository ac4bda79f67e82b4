package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A fault names the value that holds it by its pointer (RFC 6901). */
class JsonPointerTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "!|``",
        "[!|/0",
        "[1,2,!|/2",
        "[1,[2,{}],!|/2",
        "[[],[!|/1/0",
        "{!|``",
        "{\"a\"!|``",
        "{\"a\":!|/a",
        "{\"a\":1!|/a",
        "{\"a\":1 !|``",
        "{\"a\":1,!|``",
        "{\"a\":1,\"b\":[0,{\"c\":tru|/b/1/c",
        "{\"a\":[1.]|/a/0",
        "{\"a\":[-01]|/a/0",
        "{\"a\":[1,\"x\\q\"]|/a/1",
        "{\"a\":{\"b\\q\":1}}|/a",
        "{\"a\":\"x|/a",
        "{\"a/b\":{\"~\":[!|/a~1b/~0/0",
        "{\"\":{\"\\u00e9\\\"\":!|//é\"",
        "{\"a\":\"]\\\"}\",\"b\":!|/b",
        "{\"a\":{},\"b\":[],\"c\":!|/c",
        "1 !|``"
      })
  void aFaultOfTheTextHasThePointerOfTheValueThatItIsIn(String text, String pointer) {
    byte[] bytes = Texts.utf8(text);
    assertEquals(
        pointer, assertThrows(JsonException.class, () -> Texts.skip(bytes)).pointer(), text);
  }

  @Test
  void theValueReadLastIsTheOneThatIsRejected() {
    String text = "{\"a\":[10,\"x\"],\"b\":{\"c\":{}},\"d\":true}";
    assertEquals("/a/0 6", rejected(text, 3, JsonReader::nextLong));
    assertEquals("/a/1 9", rejected(text, 4, JsonReader::nextString));
    assertEquals("/a 5", rejected(text, 5, JsonReader::endArray));
    assertEquals("/b/c 23", rejected(text, 10, JsonReader::endObject));
    assertEquals("/b 18", rejected(text, 11, JsonReader::endObject));
    assertEquals("/d 31", rejected(text, 13, JsonReader::nextBoolean));
    assertEquals(" 0", rejected(text, 14, JsonReader::endObject));
  }

  @Test
  void whatStandsNextIsNotTheValueReadLast() {
    JsonReader in = Texts.reader("[1 , 2]");
    in.beginArray();
    in.nextLong();
    in.peek();
    in.offset();
    assertEquals("/0 1", where(() -> in.reject("more", "1")));
  }

  @Test
  void aValueIsRejectedByItsOffset() {
    JsonReader in = Texts.reader("[1,2,3]");
    in.skipValue();
    assertEquals("/1 3", where(() -> in.reject(3, "odd", "2")));
    assertEquals("/0 1", where(() -> in.reject(1, "even", "1")));
    assertThrows(IndexOutOfBoundsException.class, () -> in.reject(8, "a", "b"));
  }

  @Test
  void aMissingAndARepeatedMemberAreFaultsOfTheirObject() {
    JsonReader in = Texts.reader("{\"a\":{\"b\":1 , \"b\":2 }}");
    in.beginObject();
    in.nextName();
    in.beginObject();
    in.nextName();
    in.nextLong();
    in.nextName();
    assertEquals(
        "expected each name once, found \"b\" again at 1:15 (byte 14, pointer \"/a\")",
        assertThrows(JsonException.class, () -> in.rejectRepeated("b")).getMessage());
    in.nextLong();
    assertEquals(
        "expected the member \"c\", found the end of the object at 1:21 (byte 20, pointer \"/a\")",
        assertThrows(JsonException.class, () -> in.rejectMissing("c")).getMessage());
  }

  @Test
  void placesInPartOfAnArrayCountFromItsStart() {
    byte[] bytes = Texts.utf8("[[[{\"a\":7}]]]");
    JsonReader in = new JsonReader(bytes, 3, 10, JsonLimits.DEFAULT);
    in.beginObject();
    in.nextName();
    in.nextLong();
    assertEquals("/a 5", where(() -> in.reject("more", "7")));
    assertEquals("/a 5", where(() -> in.reject(5, "more", "7")));
    assertEquals(" 6", where(() -> in.rejectMissing("b")));
  }

  private static String rejected(String text, int tokensBefore, Consumer<JsonReader> read) {
    JsonReader in = Texts.reader(text);
    for (int i = 0; i < tokensBefore; i++) {
      switch (in.peek()) {
        case BEGIN_OBJECT -> in.beginObject();
        case END_OBJECT -> in.endObject();
        case BEGIN_ARRAY -> in.beginArray();
        case END_ARRAY -> in.endArray();
        case NAME -> in.nextName();
        default -> in.skipValue();
      }
    }
    read.accept(in);
    return where(() -> in.reject("another", "this"));
  }

  private static String where(Runnable call) {
    JsonException fault = assertThrows(JsonException.class, call::run);
    return fault.pointer() + " " + fault.offset();
  }
}
