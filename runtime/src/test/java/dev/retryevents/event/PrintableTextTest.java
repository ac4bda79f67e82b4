package dev.retryevents.event;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PrintableTextTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "overloaded_error",
        "two  spaces stay",
        " and so do spaces at the ends ",
        "Überlastung, 過負荷, перегрузка",
        "right\u200Eto\u200Fleft marks",
        "\uD83D\uDE80 and a family: \uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67",
        "no-break\u00A0space"
      })
  void whatIsPrintableStaysAsItIs(String text) {
    assertEquals(text, printable(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\n",
        "\r",
        "\r\n",
        "\t",
        "\u000B",
        "\f",
        "\u0085",
        "\u2028",
        "\u2029",
        "\n\n\t\r\n",
        " \n ",
        "\n  ",
        "   \n",
        " \t \n \t ",
        "\u001B[0m\n\u0007",
        "\n\u202E\n"
      })
  void aRunOfBreaksIsOneSpaceBetweenWords(String run) {
    assertEquals("two words", printable("two" + run + "words"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\t", "\u2029", " \n", "\n ", "\n \n"})
  void aRunOfBreaksLeavesNothingAtTheEnds(String run) {
    assertEquals("word", printable(run + "word" + run));
    assertEquals("", printable(run));
  }

  @Test
  void whatStandsBeforeTheCarriedTextIsNotTouched() {
    StringBuilder out = new StringBuilder("Server error:  ");
    PrintableText.append(out, "\n");
    PrintableText.append(out, "\nbusy");
    assertEquals("Server error:  busy", out.toString());
  }

  @ParameterizedTest
  @CsvSource({"0000, 0008", "000E, 001A", "001C, 001F", "007F, 0084", "0086, 009A", "009C, 009F"})
  void otherControlsAreDropped(String first, String last) {
    assertDropped(first, last);
  }

  @ParameterizedTest
  @CsvSource({"202A, 202E", "2066, 2069", "206A, 206F", "FFF9, FFFB", "FEFF, FEFF"})
  void whatReordersOrHidesIsDropped(String first, String last) {
    assertDropped(first, last);
  }

  @ParameterizedTest
  @CsvSource({"\uD800, \uFFFD", "a\uDC00b, a\uFFFDb", "'\uDE00\uD83D', '\uFFFD\uFFFD'"})
  void halfASurrogatePairIsReplaced(String text, String expected) {
    assertEquals(expected, printable(text));
  }

  @Test
  void droppingAControlMakesNoPairOfTwoHalves() {
    assertEquals("\uFFFD\uFFFD", printable("\uD83D\u0007\uDE80"));
  }

  @ParameterizedTest
  @CsvSource({
    "busy., busy",
    "busy, busy",
    "'busy. ', busy",
    "'busy.\n', busy",
    "'wait...', 'wait...'",
    "'wait..', 'wait..'",
    "wait…, wait…",
    "'.', ''",
    "'', ''",
    "'v1.2', 'v1.2'",
    "'really?', 'really?'",
    "'\u001B[1mbusy.\u001B[0m', busy"
  })
  void beforeAFullStopOneOfItsOwnIsLeftOut(String text, String expected) {
    StringBuilder out = new StringBuilder();
    PrintableText.appendBeforeStop(out, text);
    assertEquals(expected, out.toString());
  }

  @Test
  void aFullStopThatWasThereBeforeIsNoPartOfTheCarriedText() {
    StringBuilder out = new StringBuilder("e.g. ");
    PrintableText.appendBeforeStop(out, "");
    assertEquals("e.g. ", out.toString());
    out.setLength(4);
    PrintableText.appendBeforeStop(out, ".");
    assertEquals("e.g.", out.toString());
  }

  private static void assertDropped(String first, String last) {
    IntStream.rangeClosed(Integer.parseInt(first, 16), Integer.parseInt(last, 16))
        .forEach(
            c -> assertEquals("ab", printable("a" + (char) c + "b"), () -> Integer.toHexString(c)));
  }

  private static String printable(String text) {
    StringBuilder out = new StringBuilder();
    PrintableText.append(out, text);
    return out.toString();
  }
}
