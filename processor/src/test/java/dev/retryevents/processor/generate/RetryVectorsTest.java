package dev.retryevents.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.retryevents.event.JobEvent;
import dev.retryevents.event.JobSnapshot;
import dev.retryevents.event.OpenEnum;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What generated events say and refuse, beyond the samples of their rows. */
class RetryVectorsTest {

  @TempDir private static Path folder;
  private static ClassLoader loader;

  @BeforeAll
  static void compile() throws IOException {
    loader = Compilation.compile(folder, Output.sources(RetryContract.plan()));
  }

  @ParameterizedTest
  @CsvSource({"0,0", "1,1", "999,1", "1000,1", "1001,2", "1999,2", "29999,30", "3600000,3600"})
  void aWaitIsRoundedUpToSeconds(long millis, long seconds) throws Exception {
    assertEquals(
        "Hit capacity limit for gpt-x. Retrying in ~%d seconds (attempt 1)".formatted(seconds),
        rateLimit(1, millis, limit("capacity"), "gpt-x", 0).message());
  }

  @ParameterizedTest
  @CsvSource({"0,1.0", "0.04,1.0", "0.05,1.1", "0.25,1.3", "0.45,1.5", "0.95,2.0", "8.999,10.0"})
  void aThrottleIsRoundedHalfUpToTenths(double throttle, String shown) throws Exception {
    assertEquals(
        "Hit acceleration limit (system throttle: %sx) for m. Retrying in ~0 seconds (attempt 1)"
            .formatted(shown),
        rateLimit(1, null, limit("acceleration"), "m", throttle).message());
  }

  @Test
  void aDetailThatEndsInAFullStopDoesNotEndInTwo() throws Exception {
    assertEquals(
        "Server error from p: slow down. Retrying in ~0 seconds (attempt 1)",
        event("TransientErrorRetryEvent", 1, "slow\ndown.", null, "p").message());
  }

  @Test
  void anUnknownLimitIsKeptAndTakesTheLastWording() throws Exception {
    Object limit = limit("burst");
    assertEquals("burst", assertInstanceOf(OpenEnum.class, limit).wire());
    assertEquals(limit, limit("burst"));
    assertNotEquals(limit, limit("bursts"));
    assertEquals(
        "Hit capacity limit for m. Retrying in ~0 seconds (attempt 1)",
        rateLimit(1, 0L, limit, "m", 0).message());
  }

  @Test
  void aKnownLimitCannotPassAsUnknown() {
    Class<?> unknown = load("RateLimitType$Unknown");
    InvocationTargetException fault =
        assertThrows(
            InvocationTargetException.class,
            () -> unknown.getConstructor(String.class).newInstance("capacity"));
    assertEquals("a known value: capacity", fault.getCause().getMessage());
  }

  @Test
  void whatTheSchemaForbidsIsRefusedByName() {
    assertRefused("attempt is less than 1: 0", 0, 0L, "m", 0.0);
    assertRefused("estimatedDelayMs is less than 0: -1", 1, -1L, "m", 0.0);
    assertRefused("systemThrottle is not finite: NaN", 1, 0L, "m", Double.NaN);
    assertRefused("systemThrottle is less than 0.0: -0.5", 1, 0L, "m", -0.5);
    assertRefused("model", 1, 0L, null, 0.0);
  }

  private static void assertRefused(
      String message, int attempt, Long delay, String model, double throttle) {
    InvocationTargetException fault =
        assertThrows(
            InvocationTargetException.class,
            () -> rateLimit(attempt, delay, limit("capacity"), model, throttle));
    assertEquals(message, fault.getCause().getMessage());
  }

  private static JobEvent rateLimit(
      int attempt, Long delay, Object limit, String model, double throttle) throws Exception {
    return event("RateLimitRetryEvent", attempt, delay, limit, model, throttle);
  }

  private static JobEvent event(String type, Object... components)
      throws ReflectiveOperationException {
    Object[] all = new Object[components.length + 1];
    all[0] = JobSnapshot.queued("job", "type", Instant.EPOCH);
    System.arraycopy(components, 0, all, 1, components.length);
    return (JobEvent) load(type).getConstructors()[0].newInstance(all);
  }

  private static Object limit(String wire) throws ReflectiveOperationException {
    return load("RateLimitType").getMethod("ofWire", String.class).invoke(null, wire);
  }

  private static Class<?> load(String name) {
    try {
      return loader.loadClass("com.acme.agent.retry." + name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
}
