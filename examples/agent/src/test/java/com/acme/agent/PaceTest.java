package com.acme.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PaceTest {

  private static final Instant START = Instant.parse("2026-11-30T12:00:00Z");

  @Test
  void aWaitIsDividedAndTheClockGoesOnByAllOfIt() throws InterruptedException {
    List<Duration> waits = new ArrayList<>();
    Pace pace = new Pace(START, 100, waits::add);
    pace.sleep(Duration.ofSeconds(90));
    assertEquals(List.of(Duration.ofMillis(900)), waits);
    assertEquals(START.plusSeconds(90), pace.instant());
  }

  @Test
  void aWaitThatWasInterruptedDoesNotMoveTheClock() {
    Pace pace =
        new Pace(
            START,
            1,
            duration -> {
              throw new InterruptedException();
            });
    assertThrows(InterruptedException.class, () -> pace.sleep(Duration.ofSeconds(90)));
    assertEquals(START, pace.instant());
  }
}
