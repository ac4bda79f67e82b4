package dev.retryevents.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.event.SchemaPattern.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A search has one of three outcomes, and neither time nor stack runs out. */
class SchemaPatternTest {

  @ParameterizedTest
  @CsvSource({
    "b+, abc, FOUND",
    "b+, ac, ABSENT",
    "^$, '', FOUND",
    "(?i)É, é, ABSENT",
    "^.$, \uD83D\uDE80, FOUND"
  })
  void aTextHasAPatternOrHasItNot(String pattern, String text, Outcome outcome) {
    assertEquals(outcome, SchemaPattern.of(pattern).find(text));
    assertEquals(outcome, SchemaPattern.of(pattern).findWithReserve(text));
  }

  /** Each takes millions of steps or more on these few characters. */
  @ParameterizedTest
  @ValueSource(
      strings = {"^(.*a){12}$", "(.*)(.*)(.*)(.*)(.*)(.*)(.*)[^!a]", "(a+)(a+)(a+)\\1\\2\\3b"})
  void backtrackingIsGivenUp(String pattern) {
    String text = "a".repeat(60) + "!";
    assertEquals(Outcome.GIVEN_UP, SchemaPattern.of(pattern).find(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"^(a|b)*$", "^(?:a|bc)*$", "^(a?b?)*$"})
  void recursionIsGivenUp(String pattern) {
    String text = "a".repeat(1_000_000);
    assertEquals(Outcome.GIVEN_UP, SchemaPattern.of(pattern).find(text));
    assertEquals(Outcome.GIVEN_UP, SchemaPattern.of(pattern).findWithReserve(text));
  }

  /** What takes a step or two for each character is never given up, however long the text is. */
  @ParameterizedTest
  @ValueSource(strings = {"^[a-z0-9_]+$", "^.*$", "a{3}$", "^(?:a{4})+"})
  void aLongTextIsSearchedThrough(String pattern) {
    String text = "a".repeat(1_000_000);
    assertEquals(Outcome.FOUND, SchemaPattern.of(pattern).find(text));
  }

  /**
   * Frames change their size when the JIT compiler gets to them, or gives them up, which may be
   * between two searches; it does not happen each time.
   */
  @Test
  void theSameIsFoundWithReserveUpToTheEdgeOfTheStack() {
    SchemaPattern pattern = SchemaPattern.of("^(a|b)*$");
    int found = 0;
    for (int length = 256; length < 1 << 20; length += length >> 6) {
      String text = "a".repeat(length);
      if (pattern.findWithReserve(text) == Outcome.FOUND) {
        found++;
        boolean again = pattern.find(text) == Outcome.FOUND;
        for (int tries = 0; !again && tries < 10; tries++) {
          again =
              pattern.findWithReserve(text) != Outcome.FOUND || pattern.find(text) == Outcome.FOUND;
        }
        assertTrue(again, () -> text.length() + "");
      }
    }
    assertTrue(found > 0);
  }
}
