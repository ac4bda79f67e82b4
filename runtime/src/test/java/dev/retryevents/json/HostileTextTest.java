package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.codec.Codecs;
import dev.retryevents.codec.MapCodec;
import dev.retryevents.codec.Members;
import java.util.Arrays;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Long texts that mean harm are refused, or take no more memory than their length tells. */
class HostileTextTest {

  private static final int LENGTH = Integer.getInteger("retryevents.hostile", 1 << 20);

  /** What a fault may take, with its pointer and its trace. */
  private static final int SMALL = LENGTH / 4;

  static Stream<Arguments> refused() {
    return Stream.of(
        Arguments.of("[", "at most 512 levels of nesting"),
        Arguments.of("{\"a\":", "at most 512 levels of nesting"),
        Arguments.of("[{\"a\":", "at most 512 levels of nesting"),
        Arguments.of("1", "a number of at most 10000 characters"),
        Arguments.of("-1e9", "a number"),
        Arguments.of("0", "a number without leading zeros"),
        Arguments.of("\"", "nothing but the end of the text"),
        Arguments.of("\\", "a value"));
  }

  @ParameterizedTest
  @MethodSource("refused")
  void whatRepeatsWithoutEndIsRefusedForLittle(String repeated, String expected) throws Exception {
    byte[] text = Texts.utf8(repeated.repeat(LENGTH / repeated.length()));
    for (Consumer<byte[]> reading :
        Arrays.<Consumer<byte[]>>asList(JsonValue::parse, Texts::skip)) {
      JsonException fault = assertThrows(JsonException.class, () -> reading.accept(text));
      assertTrue(fault.getMessage().length() < 1_000, () -> "a fault of megabytes");
      assertTrue(fault.pointer().length() < 4_096);
      if (!expected.equals("a number") && !expected.startsWith("nothing")) {
        assertEquals(expected, fault.expected());
      }
    }
  }

  @Test
  void aNumberOfAMillionDigitsIsRefusedBeforeItIsMade() throws Exception {
    byte[] text = Texts.utf8("9".repeat(1_000_000));
    Consumer<JsonReader> asLong = JsonReader::nextLong;
    Consumer<JsonReader> asDouble = JsonReader::nextDouble;
    Consumer<JsonReader> asText = JsonReader::nextNumber;
    for (Consumer<JsonReader> reading : Arrays.asList(asLong, asDouble, asText)) {
      long allocated =
          Allocation.of(
              () -> assertThrows(JsonException.class, () -> reading.accept(new JsonReader(text))));
      assertTrue(allocated < text.length, () -> allocated + " bytes");
    }
  }

  static Stream<String> skipped() {
    return Stream.of(
        "\"" + "x".repeat(LENGTH) + "\"",
        "\"" + "\\n".repeat(LENGTH / 2) + "\"",
        "\"" + "\\ud83d\\ude00".repeat(LENGTH / 12) + "\"",
        "\"" + "\u20ac".repeat(LENGTH / 3) + "\"",
        "[" + "0,".repeat(LENGTH / 2) + "0]",
        "[" + "[{\"a\":[]}],".repeat(LENGTH / 11) + "0]",
        "{" + "\"a\":0,".repeat(LENGTH / 6) + "\"a\":0}");
  }

  @ParameterizedTest
  @MethodSource("skipped")
  void anUnknownMemberIsMovedOverForNothing(String value) throws Exception {
    byte[] text = Texts.utf8("{\"unknown\":" + value + "}");
    long allocated = Allocation.of(() -> skipMembers(new JsonReader(text)));
    assertTrue(allocated < SMALL, () -> allocated + " bytes");
  }

  private static void skipMembers(JsonReader in) {
    in.beginObject();
    Members.skip(in, null);
    in.endObject();
    in.end();
  }

  @Test
  void aStringOfEscapesTakesAsMuchAsItIsLong() throws Exception {
    for (String escape : new String[] {"\\n", "\\u00e9", "\\u20ac", "\\ud83d\\ude00", "\u20ac"}) {
      byte[] text = Texts.utf8("\"" + escape.repeat(LENGTH / escape.length() / 4) + "\"");
      long allocated = Allocation.of(() -> new JsonReader(text).nextString());
      assertTrue(allocated < 5L * text.length + SMALL, () -> escape + ": " + allocated + " bytes");
    }
  }

  @Test
  void namesThatShareAHashAreReadAndNotMistaken() {
    int bits = 13;
    StringBuilder json = new StringBuilder("{");
    for (int i = 0; i < 1 << bits; i++) {
      json.append(i == 0 ? "\"" : ",\"");
      for (int bit = 0; bit < bits; bit++) {
        json.append((i >> bit & 1) == 0 ? "Aa" : "BB");
      }
      json.append("\":").append(i);
    }
    byte[] text = Texts.utf8(json.append('}').toString());
    assertEquals(1 << bits, MapCodec.of(Codecs.INT).decode(text).size());
    assertEquals(1 << bits, Codecs.OBJECT.decode(text).members().size());
    JsonReader in = new JsonReader(text);
    in.beginObject();
    Set<String> others = null;
    while (in.hasNext()) {
      others = Members.skip(in, others);
    }
    assertEquals(1 << bits, others.size());
  }
}
