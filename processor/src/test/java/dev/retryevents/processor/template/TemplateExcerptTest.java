package dev.retryevents.processor.template;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TemplateExcerptTest {

  @ParameterizedTest
  @CsvSource({
    "0, 1:1", "1, 1:2", "2, 1:3", "3, 2:1", "5, 2:2", "6, 2:3", "8, 3:1", "9, 4:1", "10, 4:2"
  })
  void aPositionCountsLinesAndCodePointsFromOne(int offset, String position) {
    assertEquals(position, TemplatePosition.of("ab\n\ud83e\udd54c\r\n\rd", offset).toString());
  }

  @Test
  void theCaretStandsBelowItsCharacter() {
    assertEquals(List.of("second", "  ^"), TemplateExcerpt.of("first\nsecond\nthird", 8).lines());
  }

  @Test
  void aTabIsCopiedSoThatAnyTabWidthAligns() {
    assertEquals(List.of("\ta\tb", "\t \t^"), TemplateExcerpt.of("\ta\tb", 3).lines());
  }

  @Test
  void aWideCharacterIsPaddedByAWideSpace() {
    assertEquals(List.of("再试 x", "\u3000\u3000 ^"), TemplateExcerpt.of("再试 x", 3).lines());
    assertEquals(
        List.of("\ud83e\udd54x", "\u3000^"), TemplateExcerpt.of("\ud83e\udd54x", 2).lines());
  }

  @Test
  void aCombiningMarkTakesNoColumn() {
    assertEquals(List.of("e\u0301x", " ^"), TemplateExcerpt.of("e\u0301x", 2).lines());
  }

  @Test
  void anUnseenCharacterIsMadeVisible() {
    assertEquals(
        List.of("a\ufffdb\ufffdc", "    ^"), TemplateExcerpt.of("a\u202eb\u001bc", 4).lines());
  }

  @Test
  void thePlaceBehindTheEndHasALine() {
    assertEquals(List.of("ab", "  ^"), TemplateExcerpt.of("ab", 2).lines());
    assertEquals(List.of("", "^"), TemplateExcerpt.of("ab\n", 3).lines());
  }

  @Test
  void aSentenceStaysOnOneVisibleLine() {
    assertEquals(
        ":number cannot work on the literal \"a\ufffdb\ufffd\"",
        ProfileCheck.faults(Templates.message("{|a\nb\u202e| :number}")).get(0).sentence());
  }
}
