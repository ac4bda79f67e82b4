package dev.retryevents.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.retryevents.event.SchemaPattern;
import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonReader;
import dev.retryevents.json.JsonVocabulary;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * A value that breaks a demand is told at its place, in words; one that keeps it is let through.
 */
class DemandsTest {

  @Test
  void wholeNumbersKeepTheirBounds() {
    assertTold("at least 1", "0", "0", in -> Demands.atLeast(in, in.nextLong(), 1));
    assertTold("at most 1", "2", "2", in -> Demands.atMost(in, in.nextLong(), 1));
    assertKept("1", in -> Demands.atLeast(in, in.nextLong(), 1));
    assertKept("1", in -> Demands.atMost(in, in.nextLong(), 1));
  }

  @Test
  void fractionsKeepTheirBounds() {
    assertTold("at least 0.5", "0.25", "0.25", in -> Demands.atLeast(in, in.nextDouble(), 0.5));
    assertTold("at most 0.5", "0.75", "0.75", in -> Demands.atMost(in, in.nextDouble(), 0.5));
    assertTold("more than 0.5", "0.5", "0.5", in -> Demands.above(in, in.nextDouble(), 0.5));
    assertTold("less than 0.5", "0.5", "0.5", in -> Demands.below(in, in.nextDouble(), 0.5));
    assertKept("0.5", in -> Demands.atLeast(in, in.nextDouble(), 0.5));
    assertKept("0.5", in -> Demands.atMost(in, in.nextDouble(), 0.5));
    assertKept("0.75", in -> Demands.above(in, in.nextDouble(), 0.5));
    assertKept("0.25", in -> Demands.below(in, in.nextDouble(), 0.5));
  }

  @Test
  void lengthsCountCodePoints() {
    assertKept("\"\uD83D\uDE00\"", in -> Demands.maxLength(in, in.nextString(), 1));
    assertTold(
        "at least 2 characters",
        "1",
        "\"\uD83D\uDE00\"",
        in -> Demands.minLength(in, in.nextString(), 2));
    assertTold(
        "at most 1 characters", "2", "\"ab\"", in -> Demands.maxLength(in, in.nextString(), 1));
  }

  @Test
  void aPatternIsFoundSomewhere() {
    SchemaPattern pattern = SchemaPattern.of("b+");
    assertKept("\"abc\"", in -> Demands.matches(in, in.nextString(), pattern));
    assertTold(
        "a match of b+", "\"ac\"", "\"ac\"", in -> Demands.matches(in, in.nextString(), pattern));
  }

  @Test
  void aTextThatTheStackDoesNotHoldIsRefused() {
    SchemaPattern pattern = SchemaPattern.of("^(a|b)*$");
    String text = "\"" + "ab".repeat(100_000) + "\"";
    JsonReader in = reader(text);
    String value = in.nextString();
    JsonException fault =
        assertThrows(JsonException.class, () -> Demands.matches(in, value, pattern));
    assertEquals("a text that costs less to match against ^(a|b)*$", fault.expected());
  }

  @Test
  void aNumberIsAMultiple() {
    assertTold("a multiple of 3", "7", "7", in -> Demands.multipleOf(in, in.nextLong(), 3));
    assertTold(
        "a multiple of 0.1", "0.35", "0.35", in -> Demands.multipleOf(in, in.nextDouble(), 0.1));
    assertKept("0.3", in -> Demands.multipleOf(in, in.nextDouble(), 0.1));
  }

  @Test
  void aValueIsListedAndElementsDiffer() {
    assertTold(
        "a value that the schema lists",
        "\"3\"",
        "3",
        in -> Demands.oneOf(in, in.nextLong(), Set.of(1L)));
    assertKept("1", in -> Demands.oneOf(in, in.nextLong(), Set.of(1L)));
    assertTold(
        "elements that differ",
        "two that are equal",
        "1",
        in -> Demands.unique(in, List.of(in.nextLong(), 1L)));
  }

  @Test
  void whatHasNoTypeOfAUnionIsMovedOver() {
    assertTold(
        "an integer or a string",
        "an array",
        "[1]",
        in -> Choices.noAlternative(in, "an integer or a string"));
  }

  @Test
  void aMemberThatTheSchemaRefusesIsTold() {
    JsonReader in = reader("{\"b\": 1}");
    in.beginObject();
    JsonException fault = assertThrows(JsonException.class, () -> Members.refuse(in));
    assertEquals("no other members than the schema's", fault.expected());
    assertEquals("a member b", fault.found());
  }

  @Test
  void aLongVocabularyIsCutShort() {
    JsonVocabulary words =
        JsonVocabulary.of(IntStream.range(0, 12).mapToObj(i -> "w" + i).toArray(String[]::new));
    assertTold(
        "one of \"w0\", \"w1\", \"w2\", \"w3\", \"w4\", \"w5\", \"w6\", \"w7\", \"w8\", \"w9\" and 2"
            + " others",
        "\"x\"",
        "\"x\"",
        in -> Choices.unknown(in, in.nextString(), words));
  }

  private interface Check {
    void on(JsonReader in);
  }

  private static void assertKept(String json, Check check) {
    JsonReader in = reader(json);
    check.on(in);
    in.end();
  }

  private static void assertTold(String expected, String found, String json, Check check) {
    JsonReader in = reader("  " + json);
    JsonException fault = assertThrows(JsonException.class, () -> check.on(in));
    assertEquals(expected, fault.expected());
    assertEquals(found, fault.found());
    assertEquals(2, fault.offset());
  }

  private static JsonReader reader(String json) {
    return new JsonReader(json.getBytes(StandardCharsets.UTF_8));
  }
}
