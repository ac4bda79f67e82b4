package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RandomJsonTest {

  private static final String BYTES = "{}[]:,\"\\/ \n019-+.eEtrufalsn\u0000\u007Fé😀";

  private final Random random = new Random(8259);

  @Test
  void valuesSurviveTheirText() {
    for (int i = 0; i < 3_000; i++) {
      JsonValue value = value(5);
      byte[] text = new JsonWriter().value(value).toByteArray();
      JsonValue read = JsonValue.parse(text);
      assertEquals(value, read);
      assertEquals(value.toString(), read.toString());
      Texts.skip(text);
    }
  }

  @Test
  void noPartOfAnArrayIsJson() {
    byte[] text = Texts.utf8(new JsonArray(List.of(value(5), value(5), value(5))).toString());
    for (int to = 0; to < text.length; to++) {
      byte[] part = Arrays.copyOf(text, to);
      assertThrows(JsonException.class, () -> Texts.skip(part));
    }
  }

  @Test
  void damagedTextsEndInAFaultOrAValueAndAllWaysOfReadingAgree() {
    byte[] alphabet = Texts.utf8(BYTES);
    int refused = 0;
    for (int i = 0; i < 20_000; i++) {
      byte[] text = Texts.utf8(value(3).toString());
      for (int n = random.nextInt(3); n >= 0; n--) {
        text[random.nextInt(text.length)] = alphabet[random.nextInt(alphabet.length)];
      }
      String skipped = verdict(() -> Texts.skip(text));
      String parsed = verdict(() -> JsonValue.parse(text));
      if (!parsed.startsWith("expected each name once")) {
        assertEquals(skipped, parsed, () -> Arrays.toString(text));
      }
      refused += skipped.isEmpty() ? 0 : 1;
    }
    assertTrue(refused > 5_000 && refused < 19_000, "refused " + refused);
  }

  private static String verdict(Runnable reading) {
    try {
      reading.run();
      return "";
    } catch (JsonException e) {
      return Texts.shown(e);
    }
  }

  private JsonValue value(int depth) {
    return switch (random.nextInt(depth > 0 ? 8 : 6)) {
      case 0 -> JsonNull.NULL;
      case 1 -> JsonBoolean.of(random.nextBoolean());
      case 2 -> JsonNumber.of(random.nextLong() >> random.nextInt(64));
      case 3 -> JsonNumber.of(random.nextGaussian() * Math.pow(10, random.nextInt(60) - 30));
      case 4, 5 -> new JsonString(text());
      case 6 -> {
        List<JsonValue> elements = new ArrayList<>();
        for (int n = random.nextInt(5); n > 0; n--) {
          elements.add(value(depth - 1));
        }
        yield new JsonArray(elements);
      }
      default -> {
        Map<String, JsonValue> members = new LinkedHashMap<>();
        for (int n = random.nextInt(5); n > 0; n--) {
          members.put(text(), value(depth - 1));
        }
        yield new JsonObject(members);
      }
    };
  }

  private String text() {
    int[] widths = {0x80, 0x80, 0x80, 0x800, 0x10000, 0x110000};
    return random
        .ints(random.nextInt(20))
        .map(bits -> Math.floorMod(bits, widths[random.nextInt(widths.length)]))
        .filter(codePoint -> codePoint < 0xD800 || codePoint > 0xDFFF)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
