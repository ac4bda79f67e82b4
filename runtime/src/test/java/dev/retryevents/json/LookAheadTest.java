package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class LookAheadTest {

  @Test
  void findsAMemberWhereverItStandsAndReadsNothing() {
    for (String text :
        new String[] {
          "{\"kind\":\"a\",\"x\":1}",
          " { \"x\" : [ {\"kind\":\"b\"} ] , \"ki\\u006ed\" : \"a\" } ",
          "{\"x\":{\"y\":[[]]},\"kind\":\"a\",\"kind\":\"c\"}"
        }) {
      JsonReader in = Texts.reader(text);
      assertEquals("a", in.peekMember("kind"), text);
      assertEquals(JsonToken.BEGIN_OBJECT, in.peek());
      in.skipValue();
      in.end();
    }
  }

  @Test
  void givesNullWhereThereIsNone() {
    assertNull(Texts.reader("{\"a\":\"kind\"}").peekMember("kind"));
    assertNull(Texts.reader("{\"kind\":1}").peekMember("kind"));
    assertNull(Texts.reader("{\"kind\":null,\"kind\":\"a\"}").peekMember("kind"));
    assertNull(Texts.reader("{}").peekMember("kind"));
    assertNull(Texts.reader("[{\"kind\":\"a\"}]").peekMember("kind"));
    assertNull(Texts.reader("1").peekMember("kind"));
  }

  @Test
  void worksInArraysAndMembers() {
    JsonReader in = Texts.reader("[{\"k\":\"a\"},{\"m\":{\"k\":\"b\"}}]");
    in.beginArray();
    assertEquals("a", in.peekMember("k"));
    in.skipValue();
    assertNull(in.peekMember("k"));
    in.beginObject();
    in.nextName();
    assertEquals("b", in.peekMember("k"));
    in.skipValue();
    in.endObject();
    in.endArray();
    in.end();
  }

  @Test
  void aFaultOfTheTextAheadIsThrownWhereItStands() {
    JsonReader in = Texts.reader("{\"a\":[1,!],\"kind\":\"a\"}");
    JsonException fault = assertThrows(JsonException.class, () -> in.peekMember("kind"));
    assertEquals("/a/1", fault.pointer());
    in.beginObject();
    assertEquals("a", in.nextName());
  }

  @Test
  void theValueReadLastStaysTheSame() {
    JsonReader in = Texts.reader("[7,{\"kind\":\"a\"}]");
    in.beginArray();
    in.nextLong();
    in.peekMember("kind");
    assertEquals("/0", assertThrows(JsonException.class, () -> in.reject("8", "7")).pointer());
  }
}
