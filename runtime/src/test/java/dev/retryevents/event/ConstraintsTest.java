package dev.retryevents.event;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class ConstraintsTest {

  @Test
  void lengthsCountCodePoints() {
    assertDoesNotThrow(() -> Constraints.maxLength("text", "\uD83D\uDE00", 1));
    assertRefused(
        "text has 1 characters, fewer than 2",
        () -> Constraints.minLength("text", "\uD83D\uDE00", 2));
    assertRefused(
        "text has 2 characters, more than 1", () -> Constraints.maxLength("text", "ab", 1));
  }

  @Test
  void boundsThatAreIncludedAreAllowed() {
    assertDoesNotThrow(() -> Constraints.atLeast("n", 1, 1));
    assertDoesNotThrow(() -> Constraints.atMost("n", 1.5, 1.5));
    assertRefused("n is not above 0.5: 0.5", () -> Constraints.above("n", 0.5, 0.5));
    assertRefused("n is not below 0.5: 0.5", () -> Constraints.below("n", 0.5, 0.5));
  }

  private static void assertRefused(String message, Runnable constraint) {
    assertEquals(
        message, assertThrows(IllegalArgumentException.class, constraint::run).getMessage());
  }
}
