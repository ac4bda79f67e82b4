package dev.retryevents.harness;

import static dev.retryevents.harness.Rig.correction;
import static dev.retryevents.harness.Rig.overload;
import static dev.retryevents.harness.Rig.rateLimit;
import static dev.retryevents.harness.Rig.transientError;
import static dev.retryevents.harness.Rig.truncation;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.harness.errors.retry.RetrySignal;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every signal, through the real loop, to its event. */
class SignalInTheLoopTest {

  private final Rig rig = new Rig();

  @AfterEach
  void close() {
    rig.close();
  }

  static Stream<RetrySignal> signals() {
    return Stream.of(rateLimit(), overload(), transientError(), truncation("gpt-x"), correction(1));
  }

  @ParameterizedTest
  @MethodSource("signals")
  void aSignalIsPublishedAndTheWorkRunsAgain(RetrySignal signal) throws Exception {
    assertEquals("done", rig.run(signal, "done"));
    var retry = rig.retries().get(0);
    assertSame(signal, retry.signal());
    assertEquals(Said.of(signal, retry.context()), retry.event());
    assertEquals(
        List.of("Scheduled", "Started", retry.event().title(), "Started", "Recovered", "Completed"),
        rig.story());
  }

  @ParameterizedTest
  @MethodSource("signals")
  void aSignalThatComesOutOfAFutureIsASignal(RetrySignal signal) throws Exception {
    rig.run(new CompletionException(signal.exception()), "done");
    rig.run(new ExecutionException(signal.exception()), "done");
    assertEquals(List.of(signal, signal), rig.retries().stream().map(r -> r.signal()).toList());
  }

  @ParameterizedTest
  @MethodSource("signals")
  void theDelayThatIsPublishedIsTheDelayThatIsWaited(RetrySignal signal) throws Exception {
    rig.run(signal, "done");
    var retry = rig.retries().get(0);
    assertEquals(retry.delay(), retry.context().estimatedDelay());
    List<Duration> waits = retry.delay().isZero() ? List.of() : List.of(retry.delay());
    assertEquals(waits, rig.time.slept());
  }

  @Test
  void theEventIsOutBeforeTheWaitBegins() throws Exception {
    rig.time.atSleep(() -> assertEquals(1, rig.retries().size()));
    rig.run(rateLimit(), "done");
    assertEquals(ManualTime.START, rig.retries().get(0).at());
    assertEquals(ManualTime.START.plus(rig.retries().get(0).delay()), rig.end().at());
  }

  @Test
  void truncationsAndCorrectionsDoNotWait() throws Exception {
    rig.run(truncation("gpt-x"), correction(1), "done");
    assertEquals(List.of(), rig.time.slept());
    assertEquals(Duration.ZERO, rig.retries().get(0).context().estimatedDelay());
  }

  @Test
  void theThrottleIsRaisedBeforeTheEvent() throws Exception {
    rig.run(rateLimit(), overload(), transientError(), "done");
    assertEquals(
        List.of(0.5, 2.0, 2.0),
        rig.retries().stream().map(r -> r.context().systemThrottle()).toList());
  }

  @Test
  void anOrdinaryExceptionFailsAtOnceAndComesOutUnchanged() {
    var unknown = new UnknownHostException("api.example");
    assertSame(unknown, assertThrows(Exception.class, () -> rig.run(unknown)));
    assertEquals(List.of("Scheduled", "Started", "Failed"), rig.story());
    assertSame(unknown, ((JobLifecycle.Failed<Said>) rig.end()).cause());
  }

  @Test
  void anErrorFailsAtOnceAndComesOutUnchanged() {
    var error = new StackOverflowError();
    Job<String> job =
        Job.of(
            Rig.ID,
            run -> {
              throw error;
            });
    assertSame(
        error, assertThrows(StackOverflowError.class, () -> rig.dispatcher.executeWithRetry(job)));
    assertEquals(List.of("Scheduled", "Started", "Failed"), rig.story());
  }

  @Test
  void aWrapperAroundAnOrdinaryExceptionIsAnOrdinaryException() {
    var wrapper = new CompletionException(new UnknownHostException("api.example"));
    assertSame(wrapper, assertThrows(Exception.class, () -> rig.run(wrapper)));
    assertTrue(rig.retries().isEmpty());
  }

  @Test
  void aJobThatSucceedsAtOnceHasNotRecovered() throws Exception {
    assertEquals("done", rig.run("done"));
    assertEquals(List.of("Scheduled", "Started", "Completed"), rig.story());
  }
}
