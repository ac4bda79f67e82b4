package dev.retryevents.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class PresenceTest {

  @Test
  void absentNullAndAValueAreThreeThings() {
    assertNotEquals(Presence.absent(), Presence.ofNull());
    assertNotEquals(Presence.absent(), Presence.of("x"));
    assertNotEquals(Presence.ofNull(), Presence.of("x"));
    assertEquals(Presence.of("x"), Presence.of("x"));
    assertSame(Presence.<String>absent(), Presence.<Long>absent());
    assertSame(Presence.<String>ofNull(), Presence.<Long>ofNull());
  }

  @Test
  void onlyAnAbsentMemberIsAbsent() {
    assertTrue(Presence.absent().isAbsent());
    assertFalse(Presence.ofNull().isAbsent());
    assertFalse(Presence.of("x").isAbsent());
  }

  @Test
  void onlyAValueHasOne() {
    assertNull(Presence.absent().orNull());
    assertNull(Presence.ofNull().orNull());
    assertEquals("x", Presence.of("x").orNull());
    assertThrows(NullPointerException.class, () -> Presence.of(null));
  }

  @Test
  void eachReadsAsWhatItIs() {
    assertEquals(
        "[absent, null, Value[value=x]]",
        List.of(Presence.absent(), Presence.ofNull(), Presence.of("x")).toString());
  }

  @Test
  void onlyAValueIsMapped() {
    assertEquals(Presence.of("ab"), Presence.of("a").map(text -> text + "b"));
    assertSame(Presence.absent(), Presence.<String>absent().map(text -> text + "b"));
    assertSame(Presence.ofNull(), Presence.<String>ofNull().map(text -> text + "b"));
  }
}
