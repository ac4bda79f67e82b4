package dev.retryevents.harness.errors.retry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.reflect.Modifier;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class RetrySignalTest {

  private static final IOException LOST = new IOException("connection reset");

  @Test
  void thereAreFiveSignalsAndAllAreFinalExceptions() {
    List<Class<?>> leaves = new ArrayList<>(List.of(RetrySignal.class.getPermittedSubclasses()));
    assertTrue(leaves.remove(UpstreamRetrySignal.class));
    leaves.addAll(List.of(UpstreamRetrySignal.class.getPermittedSubclasses()));
    assertEquals(
        Set.of(
            RateLimitRetryException.class,
            OverloadRetryException.class,
            TransientErrorRetryException.class,
            OutputTruncationRetryException.class,
            ResponseCorrectionRetryException.class),
        Set.copyOf(leaves));
    for (Class<?> leaf : leaves) {
      assertTrue(Modifier.isFinal(leaf.getModifiers()), leaf::getName);
      assertTrue(RuntimeException.class.isAssignableFrom(leaf), leaf::getName);
    }
  }

  @Test
  void aRateLimitCarriesAnyWordForItsLimit() {
    var signal =
        new RateLimitRetryException("per-team", "gpt-x", Duration.ofSeconds(3), "slow down");
    assertEquals("per-team", signal.limitType());
    assertEquals("gpt-x", signal.model());
    assertEquals(Duration.ofSeconds(3), signal.retryAfter());
    assertEquals("slow down", signal.getMessage());
    assertNull(new RateLimitRetryException("capacity", "gpt-x", null, "no").retryAfter());
  }

  @Test
  void anOverloadCarriesTheWordsOfTheProvider() {
    var signal = new OverloadRetryException("Anthropic", "overloaded_error", LOST);
    assertEquals("Anthropic", signal.provider());
    assertEquals("overloaded_error", signal.details());
    assertEquals("overloaded_error", signal.getMessage());
    assertSame(LOST, signal.getCause());
  }

  @Test
  void aTransientErrorCarriesTheWordsOfTheProvider() {
    var signal = new TransientErrorRetryException("Anthropic", "api_error", null);
    assertEquals("Anthropic", signal.provider());
    assertEquals("api_error", signal.details());
    assertEquals("api_error", signal.getMessage());
    assertNull(signal.getCause());
  }

  @Test
  void everyUpstreamSignalCarriesWhenToAskAgain() {
    Duration wait = Duration.ofSeconds(3);
    List<UpstreamRetrySignal> asking =
        List.of(
            new RateLimitRetryException("capacity", "m", wait, "no"),
            new OverloadRetryException("p", "d", wait, null),
            new TransientErrorRetryException("p", "d", wait, null));
    asking.forEach(signal -> assertEquals(wait, signal.retryAfter()));
    assertNull(new OverloadRetryException("p", "d", null).retryAfter());
    assertNull(new TransientErrorRetryException("p", "d", null).retryAfter());
  }

  @Test
  void aSignalIsItsException() {
    RetrySignal signal = new OverloadRetryException("p", "d", null);
    assertSame(signal, signal.exception());
  }

  @Test
  void aTruncationCarriesBothBudgets() {
    var signal = new OutputTruncationRetryException("gpt-x", 4096, 8192);
    assertEquals("gpt-x", signal.model());
    assertEquals(4096, signal.previousBudget());
    assertEquals(8192, signal.newBudget());
    assertEquals("output of gpt-x was cut off at 4096 tokens", signal.getMessage());
  }

  @Test
  void aBudgetIsNotNegative() {
    var fault =
        assertThrows(
            IllegalArgumentException.class,
            () -> new OutputTruncationRetryException("gpt-x", 4096, -1));
    assertEquals("a budget is negative: -1", fault.getMessage());
    assertThrows(
        IllegalArgumentException.class, () -> new OutputTruncationRetryException("gpt-x", -1, 1));
  }

  @Test
  void aCorrectionNamesTheClassOfItsCause() {
    var signal = new ResponseCorrectionRetryException("gpt-x", 2, LOST);
    assertEquals("gpt-x", signal.model());
    assertEquals(2, signal.attempt());
    assertEquals("IOException", signal.failure());
    assertSame(LOST, signal.getCause());
    assertEquals("the answer of gpt-x cannot be used: IOException", signal.getMessage());
  }

  @Test
  void anAnonymousCauseIsNamedAfterWhatItExtends() {
    @SuppressWarnings("serial") // an exception like any other
    IOException anonymous = new IOException("connection reset") {};
    assertEquals("IOException", new ResponseCorrectionRetryException("m", 1, anonymous).failure());
  }

  @Test
  void correctionsAreCountedFromOneAndHaveACause() {
    var fault =
        assertThrows(
            IllegalArgumentException.class,
            () -> new ResponseCorrectionRetryException("gpt-x", 0, LOST));
    assertEquals("attempt is below 1: 0", fault.getMessage());
    assertThrows(
        NullPointerException.class, () -> new ResponseCorrectionRetryException("gpt-x", 1, null));
  }

  @Test
  void whatASignalMustCarryIsNamedWhenItIsMissing() {
    assertMissing("limitType", () -> new RateLimitRetryException(null, "m", null, "no"));
    assertMissing("model", () -> new RateLimitRetryException("capacity", null, null, "no"));
    assertMissing("provider", () -> new OverloadRetryException(null, "d", null));
    assertMissing("details", () -> new OverloadRetryException("p", null, null));
    assertMissing("provider", () -> new TransientErrorRetryException(null, "d", null));
    assertMissing("details", () -> new TransientErrorRetryException("p", null, null));
    assertMissing("model", () -> new OutputTruncationRetryException(null, 1, 2));
    assertMissing("model", () -> new ResponseCorrectionRetryException(null, 1, LOST));
  }

  @Test
  void aSignalSurvivesSerialization() throws IOException, ClassNotFoundException {
    var bytes = new ByteArrayOutputStream();
    try (var out = new ObjectOutputStream(bytes)) {
      out.writeObject(new RateLimitRetryException("capacity", "m", Duration.ofMillis(1), "no"));
    }
    try (var in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      var signal = (RateLimitRetryException) in.readObject();
      assertEquals("capacity", signal.limitType());
      assertEquals(Duration.ofMillis(1), signal.retryAfter());
    }
  }

  private static void assertMissing(String name, Executable construction) {
    assertEquals(name, assertThrows(NullPointerException.class, construction).getMessage());
  }
}
