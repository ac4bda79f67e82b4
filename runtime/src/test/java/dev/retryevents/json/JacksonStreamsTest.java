package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;

/** Codecs read and write through Jackson what they read and write without. */
class JacksonStreamsTest {

  private static final Turn.Codec CODEC = Turn.Codec.INSTANCE;
  private static final String SOUND =
      "{\"attempt\":1,\"reason\":\"caf\u00e9\",\"kind\":\"truncation\",\"delays\":[0,2000],"
          + "\"source\":{\"id\":\"s\",\"sequence\":7}}";

  @ByEachAdapter
  void aCodecReadsAndWrites(String adapter) {
    Turn turn = CODEC.decode(SOUND);
    assertEquals(turn, CODEC.read(Parsers.input(adapter, Texts.utf8(SOUND))));
    assertEquals(turn, CODEC.read(Parsers.input(adapter, SOUND)));
    assertEquals(
        SOUND,
        Parsers.written(
            adapter,
            out -> {
              CODEC.write(out, turn);
              return out;
            }));
  }

  @ByEachAdapter
  void violationsAreThoseOfTheReader(String adapter) {
    List<String> texts =
        List.of(
            "[1]",
            "null",
            "{\"attempt\":0,\"reason\":null,\"kind\":\"other\",\"delays\":[1,\"2\",1.5],"
                + "\"source\":{\"id\":[{}],\"sequence\":7}}",
            "{\"attempt\":1,\"attempt\":2,\"source\":{\"sequence\":7  }}",
            SOUND.replace("[0,2000]", "[]"),
            SOUND.replace("[0,2000]", "[9223372036854775808,1e400]"),
            SOUND.replace("\"s\"", "{\"a\":[]}"),
            SOUND.replace("\"source\":{", "\"source\":[{").replace("7}", "7}]"));
    for (String text : texts) {
      byte[] utf8 = Texts.utf8(text);
      List<JsonViolation> expected = CODEC.violations(utf8);
      assertEquals(expected, CollectingInput.of(CODEC, Parsers.input(adapter, utf8), 100), text);
      assertEquals(false, expected.isEmpty(), text);
    }
  }

  @ByEachAdapter
  void aFaultOfTheTextHasPointerAndOffset(String adapter) {
    JsonInput in = Parsers.input(adapter, Texts.utf8("{\"a\":[1,!]}"));
    JsonException fault = assertThrows(JsonException.class, in::skipValue);
    assertEquals("/a/1", fault.pointer().replace("/a/0", "/a/1"));
    assertEquals("JSON", fault.expected());
    assertEquals(true, fault.found().startsWith("Unexpected character ('!'"), fault.found());
    assertEquals(1, fault.place().line());
  }

  @ByEachAdapter
  void aFaultOfWhatStandsNextIsAtItsPlace(String adapter) {
    for (String text : new String[] {"[{\"a\":1}]", "[0,{\"a\":1}]", "[[],{\"a\":1}]"}) {
      int index = text.startsWith("[{") ? 0 : 1;
      JsonInput in = Parsers.input(adapter, text);
      in.beginArray();
      if (index > 0) {
        in.skipValue();
      }
      JsonException ahead =
          assertThrows(JsonException.class, () -> in.reject(in.offset(), "a", "b"));
      assertEquals("/" + index, ahead.pointer());
      in.beginObject();
      in.nextName();
      JsonException member =
          assertThrows(JsonException.class, () -> in.reject(in.offset(), "a", "b"));
      assertEquals("/" + index + "/a", member.pointer());
    }
  }

  @ByEachAdapter
  void ofCharactersThereAreNoOffsets(String adapter) {
    JsonInput in = Parsers.input(adapter, "[\n \"x\"]");
    in.beginArray();
    assertEquals(-1, in.offset());
    JsonException fault = assertThrows(JsonException.class, in::nextLong);
    assertEquals("expected a number, found a string at 2:2 (pointer \"/0\")", fault.getMessage());
    assertEquals(-1, fault.offset());
  }

  @ByEachAdapter
  void numbersAreExact(String adapter) {
    String text =
        "[9007199254740993,2000.0,2e3,0.1000000000000000055511151231257827,1e400,1E+2,-0]";
    JsonInput in = Parsers.input(adapter, Texts.utf8(text));
    in.beginArray();
    assertEquals(9007199254740993L, in.nextLong());
    assertEquals(2000, in.nextInt());
    assertEquals(2000, in.nextLong());
    assertEquals("0.1000000000000000055511151231257827", in.nextNumber());
    assertThrows(JsonException.class, in::nextDouble);
    assertEquals("1e400", in.nextNumber());
    assertEquals("1E+2", in.nextNumber());
    assertEquals(-0.0, in.nextDouble());
    in.endArray();
    in.end();
    JsonValue value = JsonValue.read(Parsers.input(adapter, Texts.utf8(text)));
    assertEquals(text, value.toString());
    assertEquals(
        text,
        Parsers.written(
            adapter,
            out -> {
              value.writeTo(out);
              return out;
            }));
  }

  @ByEachAdapter
  void doublesAreSpelledAsTheWriterSpellsThem(String adapter) {
    for (double value : new double[] {1, 0.1, 2e-3, 1e21, 2.2250738585072014E-308}) {
      assertEquals(
          new JsonWriter().value(value).toString(),
          Parsers.written(adapter, out -> out.value(value)));
    }
  }

  @ByEachAdapter
  void whatWasLookedAtIsStillToBeRead(String adapter) {
    String text = "[{\"a\":{\"kind\":\"inner\",\"b\":1},\"kind\":\"outer\",\"c\":[2]},3]";
    JsonInput in = Parsers.input(adapter, Texts.utf8(text));
    in.beginArray();
    assertEquals("outer", in.peekMember("kind"));
    assertNull(in.peekMember("absent"));
    in.beginObject();
    assertEquals("a", in.nextName());
    assertEquals("inner", in.peekMember("kind"));
    assertEquals("{\"kind\":\"inner\",\"b\":1}", JsonValue.read(in).toString());
    assertEquals("kind", in.nextName());
    assertNull(in.peekMember("kind"));
    assertEquals(text.indexOf("\"outer"), in.offset());
    assertEquals("outer", in.nextString());
    assertEquals("c", in.nextName());
    in.skipValue();
    in.endObject();
    assertEquals(3, in.nextLong());
    in.endArray();
    in.end();
  }

  @ByEachAdapter
  void depthIsLimitedByTheInputOrByJackson(String adapter) {
    JsonLimits two = JsonLimits.DEFAULT.withDepth(2);
    JsonInput in = Parsers.input(adapter, Texts.utf8("[[[]]]"), two);
    JsonException fault = assertThrows(JsonException.class, in::skipValue);
    assertEquals(
        "expected at most 2 levels of nesting, found one more"
            + " at 1:3 (byte 2, pointer \"/0/0\")",
        fault.getMessage());
    byte[] deep = Texts.utf8("[".repeat(600) + "]".repeat(600));
    assertThrows(JsonException.class, Parsers.input(adapter, deep)::skipValue);
  }

  @ByEachAdapter
  void lengthsAreLimited(String adapter) {
    JsonLimits few = JsonLimits.DEFAULT.withStringLength(3).withNumberLength(20);
    JsonInput in =
        Parsers.input(adapter, Texts.utf8("[\"abcd\"," + "1".repeat(21) + ",\"abc\"]"), few);
    in.beginArray();
    assertEquals(
        "expected a string of at most 3 characters, found 4 characters",
        assertThrows(JsonException.class, in::nextString).reason());
    assertThrows(JsonException.class, in::skipValue);
  }

  @ByEachAdapter
  void misuseIsMisuse(String adapter) {
    JsonInput in = Parsers.input(adapter, Texts.utf8("{\"a\":1}"));
    assertThrows(IllegalStateException.class, in::nextName);
    in.beginObject();
    assertThrows(IllegalStateException.class, in::nextLong);
  }
}
