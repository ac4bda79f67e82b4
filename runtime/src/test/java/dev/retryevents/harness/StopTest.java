package dev.retryevents.harness;

import static dev.retryevents.harness.Rig.rateLimit;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InterruptedIOException;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A job that is cancelled or interrupted ends at once, and as cancelled. */
class StopTest {

  private final Rig rig = new Rig();

  @AfterEach
  void close() {
    rig.close();
    assertFalse(Thread.interrupted(), "an interrupt was left behind");
  }

  @Test
  void aCancellationEndsTheWaitAtOnce() {
    rig.time.atSleep(() -> assertTrue(rig.dispatcher.cancel("7")));
    var signal = rateLimit();
    var end = cancelled(signal, "done");
    assertEquals("job 7 was cancelled", end.getMessage());
    assertSame(signal, end.getSuppressed()[0]);
    assertEquals(List.of("Scheduled", "Started", "Waiting", "Cancelled"), rig.story());
    assertEquals(ManualTime.START, rig.end().at());
    assertFalse(Thread.currentThread().isInterrupted(), "the interrupt was the dispatcher's own");
  }

  @Test
  void aCancellationDuringTheRunAnnouncesNoRetry() {
    Job<String> job =
        Job.of(
            Rig.ID,
            run -> {
              assertFalse(run.isStopped());
              rig.dispatcher.cancel("7");
              assertTrue(run.isStopped());
              throw rateLimit();
            });
    assertThrows(CancellationException.class, () -> rig.dispatcher.executeWithRetry(job));
    assertEquals(List.of("Scheduled", "Started", "Cancelled"), rig.story());
  }

  @Test
  void aJobThatAsksWhetherItIsStoppedEndsAsCancelled() {
    Job<String> job =
        Job.of(
            Rig.ID,
            run -> {
              run.throwIfStopped();
              rig.dispatcher.cancel("7");
              run.throwIfStopped();
              return "not reached";
            });
    assertThrows(CancellationException.class, () -> rig.dispatcher.executeWithRetry(job));
    assertInstanceOf(JobLifecycle.Cancelled.class, rig.end());
  }

  @Test
  void aResultThatComesAfterTheCancellationIsNotWanted() {
    Job<String> job = Job.of(Rig.ID, run -> rig.dispatcher.cancel("7") ? "late" : "refused");
    assertThrows(CancellationException.class, () -> rig.dispatcher.executeWithRetry(job));
    assertInstanceOf(JobLifecycle.Cancelled.class, rig.end());
  }

  @Test
  void theFailureThatTheCancellationBroughtAboutIsItsCause() {
    var failure = new InterruptedIOException("closed");
    Job<String> job =
        Job.of(
            Rig.ID,
            run -> {
              rig.dispatcher.cancel("7");
              throw failure;
            });
    var end = assertThrows(CancellationException.class, () -> rig.dispatcher.executeWithRetry(job));
    assertSame(failure, end.getCause());
  }

  @Test
  void anInterruptDuringTheWaitIsACancellationAndStaysSet() {
    rig.time.atSleep(Thread.currentThread()::interrupt);
    var end = cancelled(rateLimit(), "done");
    assertTrue(Thread.interrupted());
    assertEquals("job 7 was interrupted", end.getMessage());
    assertEquals(List.of("Scheduled", "Started", "Waiting", "Cancelled"), rig.story());
  }

  @Test
  void anInterruptDuringTheRunIsACancellationAndStaysSet() {
    cancelled(new InterruptedException());
    assertTrue(Thread.interrupted());
    assertEquals(List.of("Scheduled", "Started", "Cancelled"), rig.story());
  }

  @Test
  void aSignalOfAnInterruptedThreadAnnouncesNoRetry() {
    Job<String> job =
        Job.of(
            Rig.ID,
            run -> {
              Thread.currentThread().interrupt();
              throw rateLimit();
            });
    assertThrows(CancellationException.class, () -> rig.dispatcher.executeWithRetry(job));
    assertTrue(Thread.interrupted());
    assertEquals(List.of("Scheduled", "Started", "Cancelled"), rig.story());
  }

  @Test
  void aThreadThatIsInterruptedBeforehandStartsNothing() {
    Thread.currentThread().interrupt();
    cancelled("done");
    assertTrue(Thread.interrupted());
    assertEquals(List.of("Scheduled", "Cancelled"), rig.story());
  }

  @Test
  void aJobThatCancelsItselfIsNotRetried() {
    var own = new CancellationException("of its own");
    assertSame(own, cancelled(own));
    assertNull(own.getCause());
    assertInstanceOf(JobLifecycle.Cancelled.class, rig.end());
  }

  @Test
  void whoHasEndedOrIsUnknownIsNotCancelled() throws Exception {
    rig.run("done");
    assertFalse(rig.dispatcher.cancel("7"));
    assertFalse(rig.dispatcher.cancel("8"));
    assertEquals(List.of("Scheduled", "Started", "Completed"), rig.story());
  }

  private CancellationException cancelled(Object... steps) {
    return assertThrows(CancellationException.class, () -> rig.run(steps));
  }
}
