package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonLimitsTest {

  private static final JsonLimits DEFAULT = JsonLimits.DEFAULT;

  /** The most that a tree of values takes for each byte of its text: an object of one member. */
  private static final int MOST_BYTES_PER_BYTE = 70;

  @Test
  void aTextUpToTheLengthIsRead() {
    assertEquals("accepted", verdict("[1]", DEFAULT.withTextLength(3)));
    assertEquals(
        "expected a text of at most 2 bytes, found 3 bytes at 1:1",
        verdict("[1]", DEFAULT.withTextLength(2)));
  }

  @Test
  void aStringUpToTheLengthIsReadHoweverItIsSpelled() {
    JsonLimits three = DEFAULT.withStringLength(3);
    assertEquals("accepted", verdict("[\"abc\",\"\\n\",\"é\",{\"abc\":1}]", three));
    for (String text : new String[] {"\"abcd\"", "\"ab\\n\"", "\"éé\"", "{\"abcd\":1}"}) {
      String fault = verdict(text, three);
      assertTrue(
          fault.startsWith("expected a string of at most 3 bytes, found 4 bytes at 1:"), fault);
    }
  }

  @Test
  void aNumberUpToTheLengthIsRead() {
    JsonLimits twenty = DEFAULT.withNumberLength(20);
    assertEquals("accepted", verdict("-9223372036854775808", twenty));
    assertEquals(
        "expected a number of at most 20 characters, found 21 characters at 1:1",
        verdict("1." + "0".repeat(19), twenty));
    byte[] long21 = Texts.utf8("1" + "0".repeat(20));
    JsonReader in = new JsonReader(long21, 0, 21, twenty);
    assertThrows(JsonException.class, in::nextLong);
    assertThrows(JsonException.class, in::nextDouble);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 63, 64, 65, 127, 128, 129, 512, 1000})
  void asManyLevelsAreReadAsTheLimitSays(int depth) {
    JsonLimits limits = DEFAULT.withDepth(depth);
    String text = "[{\"a\":".repeat(depth / 2) + (depth % 2 == 0 ? "1" : "[]");
    text += "}]".repeat(depth / 2);
    assertEquals("accepted", verdict(text, limits));
    String deeper = "[" + text + "]";
    assertTrue(verdict(deeper, limits).contains("at most " + depth + " levels of nesting"));
  }

  @Test
  void aLimitLeavesSomethingToRead() {
    assertThrows(IllegalArgumentException.class, () -> DEFAULT.withDepth(0));
    assertThrows(IllegalArgumentException.class, () -> DEFAULT.withTextLength(0));
    assertThrows(IllegalArgumentException.class, () -> DEFAULT.withStringLength(-1));
    assertThrows(IllegalArgumentException.class, () -> DEFAULT.withNumberLength(19));
    assertThrows(IllegalArgumentException.class, () -> DEFAULT.withViolations(0));
  }

  @Test
  void aHundredThousandLevelsEndInAFault() {
    byte[] text = Texts.utf8("[".repeat(100_000));
    assertThrows(JsonException.class, () -> JsonValue.parse(text));
    assertThrows(JsonException.class, () -> Texts.skip(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e999999999", "-1E999999999", "1e99999999999999999999"})
  void anExponentIsNotExpanded(String text) {
    assertThrows(JsonException.class, () -> Texts.reader(text).nextLong());
    assertThrows(JsonException.class, () -> Texts.reader(text).nextDouble());
    assertEquals(text, Texts.reader(text).nextNumber());
    assertEquals(new JsonNumber(text), JsonValue.parse(text));
    assertEquals(0.0, Texts.reader(text.replaceAll("^-?1[eE]", "1e-")).nextDouble());
  }

  static Stream<String> hostile() {
    StringBuilder colliding = new StringBuilder();
    for (int i = 0; i < 1 << 12; i++) {
      colliding.append('"');
      for (int bit = 0; bit < 12; bit++) {
        colliding.append((i >> bit & 1) == 0 ? "Aa" : "BB");
      }
      colliding.append("\":0,");
    }
    return Stream.of(
        "[" + "[],".repeat(20_000) + "0]",
        "[" + "{},".repeat(20_000) + "0]",
        "[" + "{\"\":0},".repeat(20_000) + "0]",
        "[" + "[[0]],".repeat(20_000) + "0]",
        "[" + "0,".repeat(20_000) + "0]",
        "[" + "\"\",".repeat(20_000) + "0]",
        "{" + colliding + "\"\":0}",
        "\"" + "\\u00e9".repeat(20_000) + "\"");
  }

  @ParameterizedTest
  @MethodSource("hostile")
  void memoryIsInProportionToTheText(String text) throws Exception {
    byte[] utf8 = Texts.utf8(text);
    long allocated = Allocation.of(() -> JsonValue.parse(utf8));
    assertTrue(
        allocated <= (long) MOST_BYTES_PER_BYTE * utf8.length + 100_000,
        () -> allocated / utf8.length + " bytes a byte");
  }

  @Test
  void lookingAheadGoesOverTheTextSoOftenAndNoMore() {
    int depth = 400;
    String text = "{\"inner\":".repeat(depth) + "\"" + "x".repeat(100_000) + "\"";
    text += ",\"kind\":\"k\"}".repeat(depth);
    JsonReader in = Texts.reader(text);
    JsonException fault = assertThrows(JsonException.class, () -> readTagsLast(in));
    assertEquals(
        "expected the member \"kind\" at the start of its object,"
            + " found too many objects that have it later",
        fault.reason());
    readTagsLast(Texts.reader(text.replace("x", "")));
  }

  private static void readTagsLast(JsonReader in) {
    int open = 0;
    while (in.peek() == JsonToken.BEGIN_OBJECT) {
      assertEquals("k", in.peekMember("kind"));
      in.beginObject();
      in.nextName();
      open++;
    }
    in.nextString();
    for (; open > 0; open--) {
      in.nextName();
      in.nextString();
      in.endObject();
    }
    in.end();
  }

  private static String verdict(String text, JsonLimits limits) {
    byte[] utf8 = Texts.utf8(text);
    try {
      JsonReader in = new JsonReader(utf8, 0, utf8.length, limits);
      JsonValue.read(in);
      in.end();
      return "accepted";
    } catch (JsonException e) {
      return Texts.shown(e);
    }
  }
}
