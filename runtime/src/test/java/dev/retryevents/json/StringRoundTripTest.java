package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Strings of every width and spelling are written and read as character by character. */
class StringRoundTripTest {

  private static final int CASES = Integer.getInteger("retryevents.strings", 20_000);

  private static final String[] ALPHABETS = {
    "abcXYZ 09~",
    "a?\"\\/\n\t\u0000\u001f\u007f",
    "a?\u0080\u00e9\u00ff",
    "a?\u0100\u2014\uffff",
    "a😀\n?"
  };

  private final long seed = Long.getLong("retryevents.seed", System.nanoTime());
  private final Random random = new Random(seed);

  @Test
  void whatIsWrittenIsSpelledAsCharacterByCharacter() {
    JsonWriter out = new JsonWriter().beginArray();
    StringBuilder expected = new StringBuilder("[");
    for (int i = 0; i < CASES; i++) {
      String text = text();
      out.value(text);
      expected.append(i == 0 ? "" : ",").append(spelled(text, false));
    }
    byte[] utf8 = expected.append(']').toString().getBytes(StandardCharsets.UTF_8);
    assertEquals(
        new String(utf8, StandardCharsets.UTF_8), out.endArray().toString(), () -> "seed " + seed);
  }

  @Test
  void everySpellingIsReadOneAfterTheOther() {
    StringBuilder json = new StringBuilder("[");
    String[] texts = new String[CASES];
    for (int i = 0; i < CASES; i++) {
      texts[i] = text();
      json.append(i == 0 ? "" : ",").append(spelled(texts[i], true));
    }
    JsonReader in = Texts.reader(json.append(']').toString());
    in.beginArray();
    for (String text : texts) {
      assertEquals(text, in.nextString(), () -> "seed " + seed);
    }
    in.endArray();
  }

  /**
   * Where buffers grow: what does not stand for itself comes before, at and after the end of one.
   */
  @ParameterizedTest
  @ValueSource(ints = {512, 1024, 2048, 8192, 16384, 1 << 20})
  void longTextsAreReadAndWrittenWhole(int room) {
    for (String special : List.of("\n", "\u00e9", "\u2014", "😀", "\u0001")) {
      for (int length = room - 12; length < room + 3; length++) {
        String text = "a".repeat(length) + special.repeat(3) + "b".repeat(room) + special;
        String json = spelled(text, false);
        assertEquals(json, new JsonWriter().value(text).toString(), () -> "room " + room);
        assertEquals(text, Texts.reader(json).nextString(), () -> "room " + room);
      }
    }
  }

  @Test
  void aLoneSurrogateIsRefusedWhereverItStands() {
    for (int i = 0; i < CASES; i++) {
      String text = text();
      int at =
          text.offsetByCodePoints(0, random.nextInt(text.codePointCount(0, text.length()) + 1));
      String lone = text.substring(0, at) + "\uDC00" + text.substring(at);
      JsonWriter out = new JsonWriter();
      String seen = "seed " + seed;
      assertThrows(IllegalArgumentException.class, () -> out.value(lone), seen);
      assertEquals("", out.toString(), seen);
    }
  }

  private String text() {
    String alphabet = ALPHABETS[random.nextInt(ALPHABETS.length)];
    int[] points = alphabet.codePoints().toArray();
    int special = random.nextInt(4);
    StringBuilder text = new StringBuilder();
    for (int length = random.nextInt(random.nextInt(8) == 0 ? 300 : 80); length > 0; length--) {
      boolean plain = random.nextInt(4) >= special;
      text.appendCodePoint(plain ? points[0] : points[random.nextInt(points.length)]);
    }
    return text.toString();
  }

  /** The text between quotes, with escapes where they must be or, if they may vary, at random. */
  private String spelled(String text, boolean varied) {
    StringBuilder out = new StringBuilder("\"");
    text.codePoints()
        .forEach(
            point -> {
              int named = "\"\\\b\f\n\r\t".indexOf(point);
              if (named >= 0 && (!varied || random.nextBoolean())) {
                out.append('\\').append("\"\\bfnrt".charAt(named));
              } else if (point < ' ' || named >= 0 || (varied && random.nextInt(8) == 0)) {
                for (char unit : Character.toChars(point)) {
                  out.append("\\u%04x".formatted((int) unit));
                }
              } else {
                out.appendCodePoint(point);
              }
            });
    return out.append('"').toString();
  }
}
