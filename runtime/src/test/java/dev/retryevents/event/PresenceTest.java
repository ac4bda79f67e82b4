package dev.retryevents.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

class PresenceTest {

  @Test
  void onlyAValueIsMapped() {
    assertEquals(Presence.of("ab"), Presence.of("a").map(text -> text + "b"));
    assertSame(Presence.absent(), Presence.<String>absent().map(text -> text + "b"));
    assertSame(Presence.ofNull(), Presence.<String>ofNull().map(text -> text + "b"));
  }
}
