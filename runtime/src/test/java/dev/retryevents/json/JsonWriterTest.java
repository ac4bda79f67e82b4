package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonWriterTest {

  @Test
  void writesCompactJson() {
    JsonWriter out = new JsonWriter();
    out.beginObject().name("a").beginArray().value(1).value(-2.5).value("x").value(true);
    out.value(false).nullValue().beginObject().endObject().beginArray().endArray().endArray();
    out.name("b").value(new JsonNumber("1.0e2")).endObject();
    String text = "{\"a\":[1,-2.5,\"x\",true,false,null,{},[]],\"b\":1.0e2}";
    assertEquals(text, out.toString());
    assertArrayEquals(Texts.utf8(text), out.toByteArray());
  }

  @Test
  void escapesOnlyWhatMustBe() {
    String text = "\"\\/\b\f\n\r\t\u0000\u001f\u007f\u2028é€😀";
    assertEquals(
        "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\u007f\u2028é€😀\"",
        new JsonWriter().value(text).toString());
  }

  @ParameterizedTest
  @ValueSource(
      longs = {0, 9, 10, -1, -10, 99, 100, 1234567890123456789L, Long.MAX_VALUE, Long.MIN_VALUE})
  void writesEveryLong(long value) {
    assertEquals(Long.toString(value), new JsonWriter().value(value).toString());
  }

  @Test
  void growsWithWhatIsWritten() {
    JsonWriter out = new JsonWriter().beginArray();
    StringBuilder expected = new StringBuilder("[");
    String text = "é\n".repeat(700);
    for (int i = 0; i < 50; i++) {
      out.value(text).value(i);
      expected
          .append(i == 0 ? "" : ",")
          .append('"')
          .append("é\\n".repeat(700))
          .append("\",")
          .append(i);
    }
    assertEquals(expected.append(']').toString(), out.endArray().toString());
  }

  @Test
  void misuseIsRefusedAndChangesNothing() {
    JsonWriter out = new JsonWriter();
    misuse("a name where JSON expects the one value of the text", () -> out.name("a"));
    misuse("the end of the text where JSON expects the one value of the text", out::toByteArray);
    out.beginObject();
    misuse("a value where JSON expects a name or the end of the object", () -> out.value(1));
    misuse("the end of an array where JSON expects a name or the end of the object", out::endArray);
    out.name("a");
    misuse("a name where JSON expects the value of the name", () -> out.name("b"));
    misuse("the end of an object where JSON expects the value of the name", out::endObject);
    out.beginArray();
    misuse("a name where JSON expects a value or the end of the array", () -> out.name("b"));
    out.endArray().endObject();
    misuse("a value where JSON expects nothing, because the text is complete", out::nullValue);
    misuse("a value where JSON expects nothing, because the text is complete", out::beginArray);
    assertEquals("{\"a\":[]}", out.toString());
  }

  @Test
  void whatJsonCannotSpellIsRefusedAndChangesNothing() {
    JsonWriter out = new JsonWriter().beginArray();
    assertThrows(IllegalArgumentException.class, () -> out.value(Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> out.value(Double.NEGATIVE_INFINITY));
    assertEquals(
        "a surrogate without its partner at index 1 of \"aU+DE00\"",
        assertThrows(IllegalArgumentException.class, () -> out.value("a\uDE00")).getMessage());
    assertThrows(IllegalArgumentException.class, () -> out.value("\uD83Da"));
    out.beginObject();
    assertThrows(IllegalArgumentException.class, () -> out.name("\uD83D"));
    assertEquals("[{", out.toString());
  }

  @Test
  void opensAsManyLevelsAsTheReader() {
    JsonWriter out = new JsonWriter();
    for (int i = 0; i < 256; i++) {
      out.beginArray().beginObject().name("a");
    }
    misuse("more than 512 levels of nesting", out::beginArray);
    out.value(1);
    for (int i = 0; i < 256; i++) {
      out.endObject().endArray();
    }
    Texts.skip(out.toByteArray());
  }

  private static void misuse(String message, Executable call) {
    assertEquals(message, assertThrows(IllegalStateException.class, call).getMessage());
  }
}
