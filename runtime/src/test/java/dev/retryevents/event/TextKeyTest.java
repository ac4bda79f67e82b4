package dev.retryevents.event;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TextKeyTest {

  @Test
  void theSameTextMatches() {
    assertTrue(TextKey.matches("gpt", "gpt"));
    assertFalse(TextKey.matches("GPT", "gpt"));
    assertFalse(TextKey.matches("", "gpt"));
  }

  @Test
  void textInAnotherNormalizationFormMatches() {
    assertTrue(TextKey.matches("u\u0308ber", "\u00fcber"));
    assertTrue(TextKey.matches("\u212A", "K"), "the sign of Kelvin is the letter K in form C");
    assertFalse(TextKey.matches("u\u0308bel", "\u00fcber"));
  }

  @Test
  void whatIsMissingMatchesNothing() {
    assertFalse(TextKey.matches(null, ""));
  }
}
