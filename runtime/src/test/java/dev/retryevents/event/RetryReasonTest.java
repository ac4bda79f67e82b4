package dev.retryevents.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class RetryReasonTest {

  private static final String FAMILY = "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67";
  private static final String ROCKET = "\uD83D\uDE80";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "provider stream disconnected",
        "\u00DCberlastung, \u904E\u8CA0\u8377",
        "two  spaces stay",
        FAMILY,
        "."
      })
  void aPrintableLineStaysAsItIs(String reason) {
    assertEquals(reason, RetryReason.of(reason));
  }

  @ParameterizedTest
  @CsvSource({
    "'503\nservice unavailable', '503 service unavailable'",
    "'503\r\n\tservice unavailable\n', '503 service unavailable'",
    "'\u001B[31mred\u001B[0m alert', 'red alert'",
    "'\u001B]0;title\u0007busy', 'busy'",
    "'a\u202Eb\u2066c', 'abc'",
    "'a\u2028b\u0085c', 'a b c'",
    "'bell\u0007 and nul\u0000', 'bell and nul'",
    "'half \uD83D', 'half \uFFFD'"
  })
  void whatAScreenWouldActOnIsGone(String carried, String reason) {
    assertEquals(reason, RetryReason.of(carried));
  }

  @ParameterizedTest
  @CsvSource({"' busy ', busy", "'\u3000busy\u2003', busy", "'\tbusy\n', busy"})
  void spacesAtTheEndsAreGone(String carried, String reason) {
    assertEquals(reason, RetryReason.of(carried));
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(
      strings = {
        "",
        " ",
        "\n",
        "\u001B[0m",
        "\u00A0\u3000",
        "\u200B\u200D\u00AD",
        "\u3164\u2800",
        "\u0301\uFE0F",
        "\uDB40\uDC41\uDB40\uDC42"
      })
  void aReasonOfWhichNothingCanBeShownIsSubstituted(String carried) {
    assertEquals(RetryReason.UNKNOWN, RetryReason.of(carried));
  }

  @Test
  void codePointsCountAndNotChars() {
    assertEquals("x".repeat(160), RetryReason.of("x".repeat(160)));
    assertEquals(ROCKET.repeat(160), RetryReason.of(ROCKET.repeat(160)));
  }

  @Test
  void aLongerReasonEndsInAnEllipsisWithinTheLimit() {
    assertEquals("x".repeat(159) + "\u2026", RetryReason.of("x".repeat(161)));
    assertEquals(ROCKET.repeat(159) + "\u2026", RetryReason.of(ROCKET.repeat(161)));
  }

  @Test
  void noSpaceStandsBeforeTheEllipsis() {
    assertEquals(
        "x".repeat(150) + "\u2026", RetryReason.of("x".repeat(150) + " ".repeat(20) + "y"));
  }

  @Test
  void theLimitHoldsForWhatIsShownAndNotForWhatWasCarried() {
    assertEquals("busy", RetryReason.of("\u001B[0m".repeat(500) + "busy" + "\u0000".repeat(500)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "e\u0301", // a letter with an accent
        "a\u0300\u0301\u0302\u0303", // with four
        "\uD83D\uDC4D\uD83C\uDFFD", // a thumb with its skin tone
        "\uD83C\uDDEB\uD83C\uDDF7", // a flag of two letters
        "\u2764\uFE0F", // a heart told to be an emoji
        "1\uFE0F\u20E3", // a keycap
        "\u1100\u1161\u11A8", // a Hangul syllable of three letters
        "\u0E01\u0E33", // a Thai letter with the vowel that follows it
        FAMILY
      })
  void aCharacterAsReadersSeeItIsKeptWholeOrNotAtAll(String cluster) {
    int length = cluster.codePointCount(0, cluster.length());
    for (int room = 0; room <= length; room++) {
      String start = "x".repeat(159 - room);
      String kept = room == length ? start + cluster : start;
      assertEquals(kept + "\u2026", RetryReason.of(start + cluster + "y".repeat(9)), "" + room);
    }
  }

  @Test
  void oneCharacterBeyondTheLimitIsSubstituted() {
    assertEquals(RetryReason.UNKNOWN, RetryReason.of("a" + "\u0301".repeat(200)));
    assertEquals("busy\u2026", RetryReason.of("busy a" + "\u0301".repeat(200)));
  }

  @Test
  void anyTextComesOutInTheFormAndStaysInIt() {
    Random random = new Random(160);
    int[] pool = {
      'a', ' ', '\n', 0x1B, '[', 'm', 0x301, 0x200D, 0xFE0F, 0x1F468, 0x1F3FD, 0x1F1EB, 0x202E,
      0xD83D, 0xDE80, 0x3000, 0x1100, 0x1161, 0xE0041, 0x7F, 0x2026
    };
    for (int round = 0; round < 20_000; round++) {
      StringBuilder carried = new StringBuilder();
      for (int n = random.nextInt(400); n > 0; n--) {
        carried.appendCodePoint(pool[random.nextInt(pool.length)]);
      }
      String reason = RetryReason.of(carried.toString());
      int length = reason.codePointCount(0, reason.length());
      assertTrue(length >= 1 && length <= 160, reason);
      assertFalse(reason.codePoints().anyMatch(Character::isISOControl), reason);
      assertFalse(reason.codePoints().anyMatch(c -> c >= 0xD800 && c <= 0xDFFF), reason);
      assertEquals(reason.strip(), reason);
      assertEquals(reason, RetryReason.of(reason));
    }
  }
}
