package dev.retryevents.processor.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class AlignedTextsTest {

  @Test
  void theCaretStandsUnderTheFirstCharacterThatDiffers() {
    assertEquals(
        List.of("renders: in ~20 seconds", "got:     in 20 seconds", "            ^"),
        AlignedTexts.of("renders", "in ~20 seconds", "got", "in 20 seconds"));
  }

  @Test
  void theCaretStandsBehindATextThatEndsTooEarly() {
    assertEquals("     ^", caret("abc", "ab"));
    assertEquals("     ^", caret("ab", "abc"));
    assertEquals("   ^", caret("", "abc"));
  }

  @Test
  void aWideCharacterTakesAWideSpace() {
    assertEquals("   \u3000\u3000^", caret("\u540d\u524dx", "\u540d\u524dy"));
  }

  @Test
  void aCombiningMarkTakesNoColumn() {
    assertEquals("    ^", caret("e\u0301x", "e\u0301y"));
  }

  @Test
  void twoCharactersThatShareHalfOfTheirPairDifferAsAWhole() {
    assertEquals("    ^", caret("a\ud83d\ude00", "a\ud83d\ude01"));
  }

  @Test
  void anEscapeTakesTheColumnsThatItIsShownIn() {
    assertEquals(
        List.of("a: 1\\n2", "b: 1\\n3", "      ^"), AlignedTexts.of("a", "1\n2", "b", "1\n3"));
  }

  @Test
  void aBackslashIsNotTheEscapeThatLooksLikeIt() {
    assertEquals("    ^", caret("1\n", "1\\n"));
  }

  private static String caret(String expected, String actual) {
    return AlignedTexts.of("a", expected, "b", actual).get(2);
  }
}
