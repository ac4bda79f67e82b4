package dev.retryevents.event;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class SizesTest {

  @Test
  void aSizeStaysWithinItsBounds() {
    assertDoesNotThrow(() -> Sizes.atLeast("tags", 1, 1));
    assertDoesNotThrow(() -> Sizes.atMost("tags", 1, 1));
    assertRefused("tags has fewer than 1 parts: 0", () -> Sizes.atLeast("tags", 0, 1));
    assertRefused("tags has more than 1 parts: 2", () -> Sizes.atMost("tags", 2, 1));
  }

  @Test
  void elementsDifferNullAmongThem() {
    assertDoesNotThrow(() -> Sizes.unique("tags", Arrays.asList("a", null, "b")));
    assertDoesNotThrow(() -> Sizes.unique("tags", List.of()));
    assertRefused(
        "tags repeats an element, at index 2",
        () -> Sizes.unique("tags", Arrays.asList(null, "a", null)));
  }

  private static void assertRefused(String message, Executable check) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, check).getMessage());
  }
}
