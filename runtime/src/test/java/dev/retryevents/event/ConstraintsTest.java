package dev.retryevents.event;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConstraintsTest {

  private static final SchemaPattern DIGITS = SchemaPattern.of("[0-9]+");

  @Test
  void anIntegerStaysWithinItsBounds() {
    assertDoesNotThrow(() -> Constraints.atLeast("attempt", 1, 1));
    assertDoesNotThrow(() -> Constraints.atMost("attempt", 9, 9));
    assertRefused("attempt is less than 1: 0", () -> Constraints.atLeast("attempt", 0, 1));
    assertRefused("attempt is greater than 9: 10", () -> Constraints.atMost("attempt", 10, 9));
  }

  @Test
  void aNumberStaysWithinItsBounds() {
    assertDoesNotThrow(() -> Constraints.atLeast("throttle", 0.0, 0.0));
    assertDoesNotThrow(() -> Constraints.atLeast("throttle", -0.0, 0.0));
    assertDoesNotThrow(() -> Constraints.atMost("throttle", 9.0, 9.0));
    assertRefused(
        "throttle is less than 0.0: -0.5", () -> Constraints.atLeast("throttle", -0.5, 0.0));
    assertRefused(
        "throttle is greater than 9.0: 9.5", () -> Constraints.atMost("throttle", 9.5, 9.0));
  }

  @Test
  void anExclusiveBoundIsItselfRefused() {
    assertDoesNotThrow(() -> Constraints.above("share", Double.MIN_VALUE, 0));
    assertDoesNotThrow(() -> Constraints.below("share", Math.nextDown(1.0), 1));
    assertRefused("share is not above 0.0: 0.0", () -> Constraints.above("share", 0, 0));
    assertRefused("share is not below 1.0: 1.0", () -> Constraints.below("share", 1, 1));
  }

  @Test
  void whatIsNotFiniteIsRefused() {
    assertDoesNotThrow(() -> Constraints.finite("throttle", -Double.MAX_VALUE));
    assertRefused("throttle is not finite: NaN", () -> Constraints.finite("throttle", Double.NaN));
    assertRefused(
        "throttle is not finite: -Infinity",
        () -> Constraints.finite("throttle", Double.NEGATIVE_INFINITY));
  }

  @Test
  void aNumberIsAMultipleAsADecimal() {
    assertDoesNotThrow(() -> Constraints.multipleOf("step", -6L, 3L));
    assertDoesNotThrow(() -> Constraints.multipleOf("step", 0.3, 0.1));
    assertRefused("step is no multiple of 3: 7", () -> Constraints.multipleOf("step", 7L, 3L));
    assertRefused(
        "step is no multiple of 0.1: 0.35", () -> Constraints.multipleOf("step", 0.35, 0.1));
  }

  @Test
  void aValueIsOneOfThoseThatAreListed() {
    assertDoesNotThrow(() -> Constraints.oneOf("level", 2L, Set.of(1L, 2L)));
    assertRefused(
        "level is no value that the schema lists: 3",
        () -> Constraints.oneOf("level", 3L, Set.of(1L, 2L)));
  }

  @Test
  void aMemberIsThereThatAnotherNeeds() {
    assertDoesNotThrow(() -> Constraints.needs("width", "height", true));
    assertRefused(
        "width is there and needs height, which is not",
        () -> Constraints.needs("width", "height", false));
  }

  @Test
  void aLengthIsCountedInCodePoints() {
    assertDoesNotThrow(() -> Constraints.minLength("reason", "\uD83D\uDE80", 1));
    assertDoesNotThrow(() -> Constraints.maxLength("reason", "\uD83D\uDE80", 1));
    assertRefused(
        "reason has fewer than 1 characters: 0", () -> Constraints.minLength("reason", "", 1));
    assertRefused(
        "reason has more than 1 characters: 2", () -> Constraints.maxLength("reason", "ab", 1));
  }

  @Test
  void aPatternIsToBeFoundAnywhere() {
    assertDoesNotThrow(() -> Constraints.matches("id", "job-7", DIGITS));
    assertRefused("id does not match [0-9]+: job", () -> Constraints.matches("id", "job", DIGITS));
  }

  @ParameterizedTest
  @ValueSource(strings = {"^(.*a){12}$", "^(a|b)*$"})
  void aTextThatCostsTooMuchIsRefused(String pattern) {
    String text = pattern.contains("|") ? "a".repeat(100_000) : "a".repeat(30) + "!";
    assertRefused(
        "id costs too much to match against " + pattern + ": " + text,
        () -> Constraints.matches("id", text, SchemaPattern.of(pattern)));
  }

  @Test
  void whatIsRefusedIsNamedInOnePrintableLine() {
    assertRefused(
        "id does not match [0-9]+: job red",
        () -> Constraints.matches("id", "job\n\u001B[mred\u202E", DIGITS));
  }

  private static void assertRefused(String message, Executable check) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, check).getMessage());
  }
}
