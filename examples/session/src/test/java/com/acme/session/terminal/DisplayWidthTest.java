package com.acme.session.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DisplayWidthTest {

  private static final String FAMILY = "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67";

  @ParameterizedTest
  @CsvSource({
    "'', 0",
    "busy, 4",
    "'1/3 · 2s', 8",
    "e\u0301, 1",
    "\u904E\u8CA0\u8377, 6",
    "\uFF21, 2",
    "\uFF71, 1",
    "\uD55C, 2",
    "\uD83D\uDE80, 2",
    "\u2764\uFE0F, 2",
    "\u200B, 0"
  })
  void wideCharactersTakeTwoColumnsAndMarksNone(String text, int columns) {
    assertEquals(columns, DisplayWidth.of(text));
  }

  @ParameterizedTest
  @CsvSource({
    "busy, 4, busy",
    "busy, 3, bu…",
    "busy, 1, …",
    "\u904E\u8CA0\u8377, 6, \u904E\u8CA0\u8377",
    "\u904E\u8CA0\u8377, 5, \u904E\u8CA0…",
    "\u904E\u8CA0\u8377, 4, \u904E…",
    "ae\u0301o\u0308x, 3, ae\u0301…"
  })
  void aLineIsClippedBetweenCharacters(String text, int columns, String clipped) {
    assertEquals(clipped, DisplayWidth.clip(text, columns));
  }

  @Test
  void anEmojiThatJoinersHoldTogetherIsNotCut() {
    assertEquals("a…", DisplayWidth.clip("a" + FAMILY + "b", 5));
    assertEquals("a" + FAMILY + "…", DisplayWidth.clip("a" + FAMILY + "bcd", 8));
  }

  @Test
  void whatIsClippedFitsWhateverTheWidth() {
    String text = "1/3 · \u904E\u8CA0\u8377 e\u0301 " + FAMILY + " busy";
    for (int columns = 1; columns < 40; columns++) {
      int width = DisplayWidth.of(DisplayWidth.clip(text, columns));
      assertEquals(Math.min(width, columns), width);
    }
  }
}
