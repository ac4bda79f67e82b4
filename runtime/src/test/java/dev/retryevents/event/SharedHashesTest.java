package dev.retryevents.event;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SharedHashesTest {

  /** A point in a grid, of which many share a hash and nobody means harm. */
  private record Point(int x, int y) {}

  /** An element that shares its hash with all others, and counts how often it is compared. */
  private record Crowded(int number, int[] compared) {

    @Override
    public boolean equals(Object other) {
      compared[0]++;
      return other instanceof Crowded crowded && crowded.number == number;
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  @Test
  void whatSharesAHashIsNotComparedWithAllOthers() {
    int[] compared = {0};
    List<Crowded> crowd =
        IntStream.range(0, 20_000).mapToObj(i -> new Crowded(i, compared)).toList();
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> Sizes.unique("tags", crowd));
    assertEquals("tags has too many elements that share a hash", refusal.getMessage());
    assertEquals(0, compared[0]);
    assertDoesNotThrow(() -> Sizes.unique("tags", crowd.subList(0, 512)));
  }

  @Test
  void ordinaryElementsAreCompared() {
    List<Object> grid = new ArrayList<>();
    for (int i = 0; i < 40_000; i++) {
      grid.add(new Point(i % 200, i / 200));
    }
    assertFalse(SharedHashes.areTooMany(grid));
    grid.add(null);
    assertDoesNotThrow(() -> Sizes.unique("points", grid));
    grid.add(new Point(0, 0));
    assertThrows(IllegalArgumentException.class, () -> Sizes.unique("points", grid));
  }

  @Test
  void whatIsInOrderMayShareAHash() {
    List<Long> longs = IntStream.range(0, 20_000).mapToObj(i -> (long) i << 32 | i).toList();
    assertEquals(1, longs.stream().mapToInt(Object::hashCode).distinct().count());
    assertFalse(SharedHashes.areTooMany(longs));
    assertDoesNotThrow(() -> Sizes.unique("numbers", longs));
    assertTrue(SharedHashes.areTooMany(longs.stream().map(List::of).toList()));
  }
}
