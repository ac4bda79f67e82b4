package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.opentest4j.AssertionFailedError;

/**
 * Damaged texts are accepted or refused as Jackson does it, and mean the same. {@code
 * -Dretryevents.fuzz.cases} and {@code -Dretryevents.fuzz.seed} set how many and which.
 */
class JacksonOracleTest {

  private static final int CASES = Integer.getInteger("retryevents.fuzz.cases", 30_000);
  private static final long SEED = Long.getLong("retryevents.fuzz.seed", System.nanoTime());

  private static final String[] FRAGMENTS = {
    "{", "}", "[", "]", ":", ",", "\"", "\\", "\\u00e9", "\\ud83d\\ude00", "\\ud83d", "\\n", " ",
    "\n", "0", "-", "1.5", "1e5", "01", "E+", "true", "null", "fals", "\u0000", "\u00e9", "\u20ac",
    "\ud83d\ude00", "/", "//", "'", "NaN", "\t", "\r", "a", "\u007f", "\ufeff"
  };

  private static final String[] SEEDS = {
    "{\"a\":[1,-2.5e-3,true,false,null,\"x\\n\\u00e9\\ud83d\\ude00\"],\"b\":{\"\":{}},\"c\":[[]]}",
    "[{\"attempt\":1,\"reason\":\"caf\u00e9 \u20ac \ud83d\ude00\"},12345678901234567890,0.1,1E400]",
    " { \"k\" : [ 0 , \"\" ] } ",
    "\"plain text that is longer than eight bytes, and than sixteen\"",
    "-0.0"
  };

  /**
   * What the reader expects where it is stricter, and what it then finds. A surrogate alone stands
   * for no character; overlong and surrogate sequences are not UTF-8 (RFC 3629); a parser may
   * refuse a byte order mark (RFC 8259, section 8.1); and the names of a tree differ (section 4).
   */
  private static final Map<String, String> STRICTER =
      Map.of(
          "a pair of surrogates", ".* alone",
          "UTF-8", "the byte 0x[CEF].",
          "a value", "a byte order mark",
          "each name once", ".* again");

  /** Those of them that the adapter holds to as well, above what Jackson does. */
  private static final Set<String> ADDED = Set.of("a pair of surrogates", "each name once");

  private static final com.fasterxml.jackson.core.JsonFactory JACKSON =
      new com.fasterxml.jackson.core.JsonFactory();

  private final Random random = new Random(SEED);
  private final Map<String, Integer> differences = new TreeMap<>();

  @Test
  void damagedTextsGetTheVerdictOfJackson() {
    System.out.println("JacksonOracleTest: seed " + SEED + ", " + CASES + " cases");
    int accepted = 0;
    for (int i = 0; i < CASES; i++) {
      byte[] text = damaged();
      try {
        accepted += agree(text) ? 1 : 0;
      } catch (AssertionFailedError e) {
        fail("seed " + SEED + ", text " + Arrays.toString(text), e);
      }
    }
    System.out.println("JacksonOracleTest: " + accepted + " accepted, stricter at " + differences);
    assertTrue(accepted > CASES / 50, "accepted " + accepted);
  }

  private boolean agree(byte[] text) {
    JsonValue ours = null;
    JsonException fault = null;
    try {
      ours = JsonValue.parse(text);
    } catch (JsonException e) {
      fault = e;
    }
    if (isOfAnotherEncoding(text)) {
      assertTrue(fault != null);
      return false;
    }
    JsonValue theirs = byJackson(text);
    if (fault != null && theirs != null && STRICTER.containsKey(fault.expected())) {
      assertTrue(fault.found().matches(STRICTER.get(fault.expected())), fault::getMessage);
      differences.merge(fault.expected(), 1, Integer::sum);
      return false;
    }
    assertEquals(theirs, ours);
    if (ours != null) {
      assertEquals(theirs.toString(), ours.toString());
    }
    return ours != null;
  }

  /** Whether Jackson takes a text for UTF-16 or UTF-32. */
  private static boolean isOfAnotherEncoding(byte[] text) {
    for (int i = 0; i < Math.min(4, text.length); i++) {
      if (text[i] == 0) {
        return true;
      }
    }
    return false;
  }

  private static JsonValue byJackson(byte[] text) {
    JsonInput in = Parsers.input("Jackson 2", text);
    try {
      JsonValue value = JsonValue.read(in);
      in.end();
      return value;
    } catch (JsonException e) {
      // Rules of ours that the adapter holds to as well; Jackson itself accepts the text.
      return ADDED.contains(e.expected()) ? reread(text) : null;
    }
  }

  /** Whether Jackson itself accepts all tokens, without the rules that the adapter adds. */
  private static JsonValue reread(byte[] text) {
    try (var parser = JACKSON.createParser(text)) {
      while (parser.nextToken() != null) {
        parser.getText();
      }
      return JsonNull.NULL;
    } catch (IOException e) {
      return null;
    }
  }

  private byte[] damaged() {
    byte[] text = Texts.utf8(SEEDS[random.nextInt(SEEDS.length)]);
    for (int n = 1 + random.nextInt(3); n > 0; n--) {
      int at = random.nextInt(text.length + 1);
      int to = Math.min(text.length, at + random.nextInt(4));
      byte[] put = Texts.utf8(FRAGMENTS[random.nextInt(FRAGMENTS.length)]);
      switch (random.nextInt(4)) {
        case 0 -> text = spliced(text, at, at, put);
        case 1 -> text = spliced(text, at, to, new byte[0]);
        case 2 -> text = spliced(text, at, to, put);
        default -> text = spliced(text, at, at, new byte[] {(byte) random.nextInt(256)});
      }
    }
    return text;
  }

  private static byte[] spliced(byte[] text, int from, int to, byte[] put) {
    byte[] out = Arrays.copyOf(text, from + put.length + text.length - to);
    System.arraycopy(put, 0, out, from, put.length);
    System.arraycopy(text, to, out, from + put.length, text.length - to);
    return out;
  }
}
