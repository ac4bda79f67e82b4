package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonStringsTest {

  @Test
  void everyEscapeIsRead() {
    String text = "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\\u00e9\\u20AC\\ud83d\\ude00\"";
    assertEquals("\"\\/\b\f\n\r\tAé€😀", Texts.reader(text).nextString());
  }

  @Test
  void escapesAndPlainTextMix() {
    assertEquals("aé\n€b\u0000😀", Texts.reader("\"aé\\n€b\\u0000😀\"").nextString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a",
        "\u007F",
        "\u0080",
        "\u07FF",
        "\u0800",
        "\uFFFF",
        "\uD800\uDC00",
        "\uDBFF\uDFFF"
      })
  void everyLengthOfSequenceIsRead(String text) {
    assertEquals(text, Texts.reader("\"" + text + "\"").nextString());
  }

  /** The scanner takes eight bytes at a time: each kind of byte must be seen at each of them. */
  @ParameterizedTest
  @MethodSource("specials")
  void whatIsSpecialIsSeenAtEveryDistance(String special) {
    for (int before = 0; before < 20; before++) {
      for (int after = 0; after < 20; after++) {
        String text = "x".repeat(before) + special + "~".repeat(after);
        String json = new JsonWriter().value(text).toString();
        JsonReader in = Texts.reader(json);
        assertEquals(text, in.nextString());
        in.end();
        Texts.skip(Texts.utf8(json + " "));
      }
    }
  }

  static List<String> specials() {
    return List.of("", "\"", "\\", "\n", "\u001F", "!", " ", "#", "[", "]", "é", "€", "😀");
  }

  @Test
  void controlCharactersAreSeenAtEveryDistance() {
    for (int before = 0; before < 20; before++) {
      String fault = Texts.skipFault(Texts.utf8("\"" + "x".repeat(before) + "\u001F~~~~~~~~~~\""));
      assertTrue(fault.endsWith(" U+001F at 1:" + (before + 2)), fault);
    }
  }
}
