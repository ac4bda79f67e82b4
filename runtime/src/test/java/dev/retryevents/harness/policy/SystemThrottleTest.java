package dev.retryevents.harness.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SystemThrottleTest {

  private Instant now = Instant.EPOCH;
  private final SystemThrottle throttle = new SystemThrottle(() -> now);

  @Test
  void itSlowsNothingAtFirst() {
    assertEquals(0.0, throttle.current());
    succeed(9);
    assertEquals(0.0, throttle.current());
  }

  @Test
  void everyStepRaisesItByHalfUpToNine() {
    throttle.raise(1);
    assertEquals(0.5, throttle.current());
    throttle.raise(2);
    assertEquals(1.5, throttle.current());
    for (int i = 3; i < 20; i++) {
      throttle.raise(1);
    }
    assertEquals(9.0, throttle.current());
    throttle.raise(Integer.MAX_VALUE);
    assertEquals(9.0, throttle.current());
  }

  @Test
  void everyThirdSuccessLowersItByTwoTenths() {
    throttle.raise(2);
    succeed(2);
    assertEquals(1.0, throttle.current());
    succeed(1);
    assertEquals(0.8, throttle.current());
    succeed(15);
    assertEquals(0.0, throttle.current());
  }

  @Test
  void noStepLeavesABinaryRemainder() {
    throttle.raise(1);
    List<Double> seen = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      succeed(3);
      seen.add(throttle.current());
    }
    assertEquals(List.of(0.3, 0.1, 0.0), seen);
  }

  @Test
  void afterFiveQuietMinutesEverySuccessLowersItByHalf() {
    throttle.raise(4);
    now = now.plus(Duration.ofMinutes(5)).minusNanos(1);
    succeed(1);
    assertEquals(2.0, throttle.current());
    now = now.plusNanos(1);
    succeed(1);
    assertEquals(1.5, throttle.current());
    succeed(4);
    assertEquals(0.0, throttle.current());
  }

  @Test
  void aStepEndsTheQuiet() {
    throttle.raise(4);
    now = now.plus(Duration.ofMinutes(6));
    throttle.raise(1);
    succeed(1);
    assertEquals(2.5, throttle.current());
  }

  @Test
  void successesAreCountedFromTheLastStep() {
    throttle.raise(1);
    succeed(2);
    throttle.raise(1);
    succeed(2);
    assertEquals(1.0, throttle.current());
    succeed(1);
    assertEquals(0.8, throttle.current());
  }

  @Test
  void noStepIsNoRefusal() {
    throttle.raise(1);
    succeed(2);
    throttle.raise(0);
    succeed(1);
    assertEquals(0.3, throttle.current());
    assertEquals(
        "steps is negative: -1",
        assertThrows(IllegalArgumentException.class, () -> throttle.raise(-1)).getMessage());
  }

  private void succeed(int times) {
    for (int i = 0; i < times; i++) {
      throttle.succeeded();
    }
  }
}
