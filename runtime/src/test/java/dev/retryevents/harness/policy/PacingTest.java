package dev.retryevents.harness.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PacingTest {

  private static final Duration CAP = Duration.ofSeconds(300);
  private static final int SEEDS = 2000;

  @Test
  void theFiguresAreThoseOfTheSignals() {
    assertEquals("PT5S PT30S 1", show(Pacing.RATE_LIMIT));
    assertEquals("PT15S PT1M30S 3", show(Pacing.OVERLOAD));
    assertEquals("PT5S PT30S 0", show(Pacing.TRANSIENT_ERROR));
  }

  private static String show(Pacing pacing) {
    return pacing.shortest() + " " + pacing.longest() + " " + pacing.throttleSteps();
  }

  @ParameterizedTest
  @CsvSource({
    "1, 5, 30",
    "2, 10, 60",
    "3, 15, 90",
    "4, 20, 120",
    "5, 25, 150",
    "6, 30, 180",
    "7, 35, 210",
    "8, 40, 240",
    "9, 45, 270",
    "10, 50, 300",
    "11, 50, 300",
    "2147483647, 50, 300"
  })
  void theWindowOfARateLimitGrowsWithTheRetry(int retry, long from, long to) {
    assertWindow(Pacing.RATE_LIMIT, retry, from, to);
    assertWindow(Pacing.TRANSIENT_ERROR, retry, from, to);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 15, 90",
    "2, 30, 180",
    "3, 45, 270",
    "4, 60, 300",
    "5, 75, 300",
    "6, 90, 300",
    "7, 105, 300",
    "8, 120, 300",
    "9, 135, 300",
    "10, 150, 300",
    "11, 150, 300"
  })
  void theWindowOfAnOverloadGrowsWithTheRetryUpToTheCap(int retry, long from, long to) {
    assertWindow(Pacing.OVERLOAD, retry, from, to);
  }

  /** Every draw lies within, and both ends are reached by chance that is extreme. */
  private static void assertWindow(Pacing pacing, int retry, long from, long to) {
    for (int seed = 0; seed < SEEDS; seed++) {
      long millis = pacing.draw(retry, CAP, null, new Random(seed)).toMillis();
      assertTrue(from * 1000 <= millis && millis < to * 1000, () -> retry + ": " + millis);
    }
    assertEquals(from * 1000, pacing.draw(retry, CAP, null, extreme(false)).toMillis());
    assertEquals(to * 1000 - 1, pacing.draw(retry, CAP, null, extreme(true)).toMillis());
  }

  private static RandomGenerator extreme(boolean greatest) {
    return new RandomGenerator() {
      @Override
      public long nextLong() {
        throw new AssertionError("drawn without bounds");
      }

      @Override
      public long nextLong(long origin, long bound) {
        return greatest ? bound - 1 : origin;
      }
    };
  }

  @Test
  void whatTheProviderAsksForCutsTheWindowFromBelow() {
    for (int seed = 0; seed < SEEDS; seed++) {
      Duration wait = draw(Duration.ofSeconds(20), seed);
      assertTrue(Duration.ofSeconds(20).compareTo(wait) <= 0, wait::toString);
      assertTrue(Duration.ofSeconds(30).compareTo(wait) > 0, wait::toString);
    }
  }

  @Test
  void whatTheProviderAsksForIsKeptAboveTheWindowAndAboveTheCap() {
    assertEquals(Duration.ofSeconds(30), draw(Duration.ofSeconds(30), 1));
    assertEquals(Duration.ofSeconds(31), draw(Duration.ofSeconds(31), 1));
    assertEquals(Duration.ofHours(3), draw(Duration.ofHours(3), 1));
    assertEquals(Duration.ofMillis(Long.MAX_VALUE), draw(Duration.ofSeconds(Long.MAX_VALUE), 1));
  }

  @Test
  void aBoundIsRoundedUpToWholeMilliseconds() {
    assertEquals(Duration.ofMillis(60_001), draw(Duration.ofMillis(60_000).plusNanos(1), 1));
  }

  @Test
  void aBoundThatIsOverIsNone() {
    assertEquals(draw(null, 5), draw(Duration.ofSeconds(-9), 5));
    assertEquals(draw(null, 5), draw(Duration.ZERO, 5));
    assertEquals(draw(null, 5), draw(Duration.ofSeconds(Long.MIN_VALUE), 5));
  }

  private static Duration draw(Duration atLeast, int seed) {
    return Pacing.RATE_LIMIT.draw(1, CAP, atLeast, new Random(seed));
  }

  @Test
  void aWindowWithoutWidthIsItsOneValue() {
    Pacing fixed = new Pacing(Duration.ofSeconds(2), Duration.ofSeconds(2), 0);
    assertEquals(Duration.ofSeconds(4), fixed.draw(2, CAP, null, new Random(1)));
    assertEquals(
        Duration.ofSeconds(3),
        Pacing.RATE_LIMIT.draw(1, Duration.ofSeconds(3), null, new Random(1)));
  }

  @Test
  void whatIsNoWindowIsRefused() {
    assertRefused("shortest is negative or above longest: PT-1S, PT1S", () -> pacing(-1, 1, 0));
    assertRefused("shortest is negative or above longest: PT2S, PT1S", () -> pacing(2, 1, 0));
    assertRefused("longest is over a day: PT24H1S", () -> pacing(1, 86_401, 0));
    assertRefused("throttleSteps is negative: -1", () -> pacing(1, 2, -1));
  }

  private static Pacing pacing(long shortest, long longest, int steps) {
    return new Pacing(Duration.ofSeconds(shortest), Duration.ofSeconds(longest), steps);
  }

  private static void assertRefused(String message, Executable construction) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, construction).getMessage());
  }
}
