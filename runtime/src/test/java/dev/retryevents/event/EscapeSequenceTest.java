package dev.retryevents.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sequences in a text, seen through {@link PrintableText}. */
class EscapeSequenceTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u001B[31m",
        "\u001B[m",
        "\u001B[1;38;5;196m",
        "\u001B[?25l",
        "\u001B[2J",
        "\u001B[!p",
        "\u001B[3 q",
        "\u001B[200~",
        "\u009B31m",
        "\u009B?1049h"
      })
  void aControlSequenceGoesWhole(String sequence) {
    assertGoesWhole(sequence);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u001B]0;a title%s",
        "\u001B]8;;https://example.com%s",
        "\u001BPq#0;2;0;0;0%s",
        "\u001BXstart of string%s",
        "\u001B^privacy%s",
        "\u001B_application%s",
        "\u009D0;過負荷 \uD83D\uDE80%s",
        "\u0090device\r\n\tcontrol%s",
        "\u0098string%s",
        "\u009Eprivacy%s",
        "\u009Fapplication%s"
      })
  void aStringGoesWholeWhateverEndsIt(String sequence) {
    assertGoesWhole(sequence.formatted("\u0007"));
    assertGoesWhole(sequence.formatted("\u001B\\"));
    assertGoesWhole(sequence.formatted("\u009C"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u001Bc", "\u001B7", "\u001B=", "\u001B(B", "\u001B#8", "\u001BM"})
  void aShortSequenceGoesWhole(String sequence) {
    assertGoesWhole(sequence);
  }

  @ParameterizedTest
  @CsvSource({
    "'\u001B', ''",
    "'\u001B[', ''",
    "'\u001B[31', '31'",
    "'\u001B[31\u00E4', '31\u00E4'",
    "'\u009B1;', '1;'",
    "'\u001B]0;all that follows', '0;all that follows'",
    "'\u0090words', words",
    "'\u001B\u00E4', \u00E4",
    "'\u001B(', '('"
  })
  void aSequenceThatDoesNotEndCostsNoWords(String text, String expected) {
    assertEquals(expected, printable(text));
  }

  /** So that each character is searched once, however many sequences begin and do not end. */
  @ParameterizedTest
  @ValueSource(strings = {"\u001B]", "\u001BP", "\u009D", "\u0090"})
  void noSearchGoesPastTheNextIntroducer(String introducer) {
    String text = introducer + "0;lost " + introducer + "0;red\u009C";
    assertEquals(introducer.length(), EscapeSequence.end(text, 0));
  }

  @Test
  void whatAnUnendedSequenceHeldStaysAndTheNextOneGoes() {
    assertEquals("0;lost red", printable("\u001B]0;lost \u001B[31mred\u0007"));
    assertEquals("0;lost red", printable("\u009D0;lost \u009B31mred\u009C"));
  }

  @Test
  void whateverStandsInATextNoControlComesOut() {
    Random random = new Random(4511638);
    String letters = "\u001B\u009B\u009C\u009D\u0090\u0007[]PX^_\\;01m \n\u202E\uD83D\uDE80(~é";
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      random
          .ints(random.nextInt(12), 0, letters.length())
          .forEach(at -> text.append(letters.charAt(at)));
      String printed = printable(text.toString());
      assertFalse(
          printed.chars().anyMatch(c -> Character.isISOControl(c) || c == 0x202E),
          () -> escaped(text));
      assertEquals(printed, printable(printed), () -> escaped(text));
    }
  }

  private static void assertGoesWhole(String sequence) {
    assertEquals(0, printable(sequence).length(), () -> escaped(sequence));
    assertEquals("so red", printable("so " + sequence + "red"), () -> escaped(sequence));
  }

  private static String escaped(CharSequence text) {
    StringBuilder out = new StringBuilder();
    text.chars().forEach(c -> out.append(String.format("\\u%04X", c)));
    return out.toString();
  }

  private static String printable(String text) {
    StringBuilder out = new StringBuilder();
    PrintableText.append(out, text);
    return out.toString();
  }
}
