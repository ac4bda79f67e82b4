package dev.retryevents.processor.diagnostic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WordingTest {

  @Test
  void whatATerminalWouldActOnIsSpelled() {
    assertEquals("\"a\\nb\\tc\\r\"", Wording.quoted("a\nb\tc\r"));
    assertEquals("\\u001b[31m", Wording.oneLine("\u001b[31m"));
    assertEquals("\\u202e\\u2028\\u2029", Wording.oneLine("\u202e\u2028\u2029"));
  }

  @Test
  void whatNobodySeesIsSpelled() {
    assertEquals("a\\u200bb\\u00ad", Wording.oneLine("a\u200bb\u00ad"));
    assertEquals("\\udb40\\udc41", Wording.oneLine(Character.toString(0xE0041)));
    assertEquals("\\ud800", Wording.oneLine("\ud800"));
  }

  @Test
  void whatEveryoneSeesStays() {
    assertEquals("größe 名前 \ud83d\ude00", Wording.oneLine("größe 名前 \ud83d\ude00"));
  }

  @Test
  void aListIsCutAfterTen() {
    assertEquals("nothing", Wording.list(List.of()));
    assertEquals("n1, n2", Wording.list(names(2)));
    assertEquals("n1, n2, n3, n4, n5, n6, n7, n8, n9, n10", Wording.list(names(10)));
    assertEquals("n1, n2, n3, n4, n5, n6, n7, n8, n9, n10 and 1 other", Wording.list(names(11)));
    assertEquals("n1, n2, n3, n4, n5, n6, n7, n8, n9, n10 and 2 others", Wording.list(names(12)));
  }

  @Test
  void anEnumerationEndsInAnd() {
    assertEquals("", Wording.enumeration(List.of()));
    assertEquals("1", Wording.enumeration(List.of("1")));
    assertEquals("1 and 2", Wording.enumeration(List.of("1", "2")));
    assertEquals("1, 2 and 4", Wording.enumeration(List.of("1", "2", "4")));
  }

  @Test
  void aNumberAgreesWithItsNoun() {
    assertEquals("0 keys", Wording.count(0, "key"));
    assertEquals("1 key", Wording.count(1, "key"));
    assertEquals("2 keys", Wording.count(2, "key"));
  }

  @Test
  void aNearNameIsOffered() {
    assertEquals("; did you mean \"model\"?", Wording.didYouMean("modle", List.of("model")));
    assertEquals("", Wording.didYouMean("modle", List.of("attempt")));
    assertEquals("", Wording.didYouMean(Optional.empty()));
  }

  private static List<String> names(int count) {
    return IntStream.rangeClosed(1, count).mapToObj(number -> "n" + number).toList();
  }
}
