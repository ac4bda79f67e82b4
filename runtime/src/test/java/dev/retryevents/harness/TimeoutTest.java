package dev.retryevents.harness;

import static dev.retryevents.harness.Rig.rateLimit;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.retryevents.event.JobState;
import dev.retryevents.harness.errors.JobTimeoutException;
import dev.retryevents.harness.policy.RetryPolicy;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** An attempt and the wait after it have a time, and no retry is announced that is not in it. */
class TimeoutTest {

  private static final Duration HALF_AN_HOUR = Duration.ofMinutes(30);

  private final Rig rig = new Rig();

  @AfterEach
  void close() {
    rig.close();
    assertFalse(Thread.interrupted(), "an interrupt was left behind");
    assertEquals(0, rig.time.alarmsSet(), "an alarm was left behind");
  }

  private Job<String> taking(Duration... times) {
    return Job.of(
        Rig.ID,
        run -> {
          rig.time.pass(times[run.attempt() - 1]);
          if (run.attempt() < times.length) {
            throw rateLimit();
          }
          return "done";
        });
  }

  @Test
  void anAttemptThatTakesTooLongIsStopped() {
    var end = timedOut(taking(HALF_AN_HOUR.plusMillis(1)));
    assertEquals("attempt 1 took longer than PT30M", end.getMessage());
    assertEquals(List.of("Scheduled", "Started", "TimedOut"), rig.story());
    assertEquals(ManualTime.START.plus(HALF_AN_HOUR), rig.end().at());
    assertEquals(JobState.TIMED_OUT, rig.end().snapshot().state());
  }

  @Test
  void everyAttemptHasAllOfTheTime() throws Exception {
    Duration most = HALF_AN_HOUR.minusMinutes(2);
    assertEquals("done", rig.dispatcher.executeWithRetry(taking(most, most, most)));
  }

  @Test
  void aRetryThatDoesNotFitIntoTheTimeIsNotAnnounced() {
    var end = timedOut(taking(HALF_AN_HOUR.minusMillis(5000), Duration.ZERO));
    assertSame(rig.end().snapshot().state(), JobState.TIMED_OUT);
    assertEquals(List.of("Scheduled", "Started", "TimedOut"), rig.story());
    assertEquals(List.of(), rig.time.slept());
    assertEquals("429 slow down", end.getCause().getMessage());
    assertEquals(1, end.attempt());
    assertEquals(HALF_AN_HOUR, end.timeout());
  }

  @Test
  void aProviderThatAsksForMoreThanTheTimeEndsTheJobAtOnce() {
    Job<String> job =
        Job.of(
            Rig.ID,
            run -> {
              throw rateLimit(Duration.ofHours(2));
            });
    var end = timedOut(job);
    assertEquals("a wait of PT2H does not fit into the PT30M of attempt 1", end.getMessage());
    assertEquals(ManualTime.START, rig.end().at());
  }

  @Test
  void aWaitThatIsSlowerThanItShouldBeEndsAtTheTimeout() {
    rig.time.atSleep(
        () -> {
          try {
            rig.time.pass(HALF_AN_HOUR);
          } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
          }
        });
    var end = timedOut(taking(Duration.ZERO, Duration.ZERO));
    assertEquals("attempt 1 took longer than PT30M", end.getMessage());
    assertEquals(List.of("Scheduled", "Started", "Waiting", "TimedOut"), rig.story());
    assertEquals(ManualTime.START.plus(HALF_AN_HOUR), rig.end().at());
  }

  @Test
  void aSignalAfterTheTimeoutIsNoRetry() {
    Job<String> job =
        Job.of(
            Rig.ID,
            run -> {
              try {
                rig.time.pass(HALF_AN_HOUR);
              } catch (InterruptedException stopped) {
                throw rateLimit();
              }
              return "not reached";
            });
    timedOut(job);
    assertEquals(List.of("Scheduled", "Started", "TimedOut"), rig.story());
  }

  @Test
  void aTimeoutOfTheJobsOwnIsAFailure() {
    var own = new JobTimeoutException(1, Duration.ofSeconds(1), null, null);
    assertSame(own, assertThrows(JobTimeoutException.class, () -> rig.run(own)));
    assertEquals(List.of("Scheduled", "Started", "Failed"), rig.story());
  }

  @Test
  void theTimeIsThePolicys() {
    try (Rig other = new Rig(RetryPolicy.DEFAULT.withAttemptTimeout(Duration.ofSeconds(4)))) {
      var end = assertThrows(JobTimeoutException.class, () -> other.run(rateLimit()));
      assertEquals(Duration.ofSeconds(4), end.timeout());
    }
  }

  private JobTimeoutException timedOut(Job<String> job) {
    return assertThrows(JobTimeoutException.class, () -> rig.dispatcher.executeWithRetry(job));
  }
}
