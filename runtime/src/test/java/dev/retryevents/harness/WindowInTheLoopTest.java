package dev.retryevents.harness;

import static dev.retryevents.harness.Rig.overload;
import static dev.retryevents.harness.Rig.rateLimit;
import static dev.retryevents.harness.Rig.transientError;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.harness.errors.retry.OverloadRetryException;
import dev.retryevents.harness.errors.retry.TransientErrorRetryException;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The waits that the loop draws. */
class WindowInTheLoopTest {

  @Test
  void theWindowIsThatOfTheCurrentSignalAndGrowsWithEveryUpstreamRetry() throws Exception {
    for (int seed = 0; seed < 500; seed++) {
      Random random = new Random(seed);
      try (Rig rig = new Rig(builder -> builder.random(random))) {
        rig.run(rateLimit(), Rig.correction(1), overload(), transientError(), "done");
        List<Duration> waits = rig.time.slept();
        assertEquals(3, waits.size());
        assertWithin(5, 30, waits.get(0));
        assertWithin(30, 180, waits.get(1));
        assertWithin(15, 90, waits.get(2));
      }
    }
  }

  private static void assertWithin(long from, long to, Duration wait) {
    assertTrue(from * 1000 <= wait.toMillis() && wait.toMillis() < to * 1000, wait::toString);
  }

  @ParameterizedTest
  @ValueSource(longs = {90, 301, 900})
  void noSignalIsRetriedBeforeItsProviderAskedFor(long seconds) throws Exception {
    Duration asked = Duration.ofSeconds(seconds);
    try (Rig rig = new Rig()) {
      rig.run(
          rateLimit(asked),
          new OverloadRetryException("p", "d", asked, null),
          new TransientErrorRetryException("p", "d", asked, null),
          "done");
      for (Duration wait : rig.time.slept()) {
        assertTrue(asked.compareTo(wait) <= 0, wait::toString);
      }
      assertEquals(asked, rig.time.slept().get(0));
      assertEquals(rig.time.slept(), rig.retries().stream().map(retry -> retry.delay()).toList());
    }
  }
}
