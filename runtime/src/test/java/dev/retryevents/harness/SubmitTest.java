package dev.retryevents.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.event.JobState;
import dev.retryevents.harness.policy.Pacing;
import dev.retryevents.harness.policy.RetryPolicy;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;

/** Jobs on threads of the dispatcher's. */
class SubmitTest {

  private static final Pacing HOURS = new Pacing(Duration.ofHours(2), Duration.ofHours(3), 0);

  private static final RetryPolicy PATIENT =
      RetryPolicy.DEFAULT
          .withPacing(HOURS, HOURS, HOURS)
          .withMaxWait(Duration.ofDays(1))
          .withAttemptTimeout(Duration.ofDays(2));

  @Test
  void aSubmittedJobRunsElsewhereAndItsResultComes() {
    try (var dispatcher = JobDispatcher.of(Said.class, Said::of)) {
      JobHandle<Thread> handle = dispatcher.submit(Job.of(Rig.ID, run -> Thread.currentThread()));
      assertNotSame(Thread.currentThread(), handle.result().join());
      assertEquals(JobState.COMPLETED, handle.snapshot().state());
    }
  }

  @Test
  void aFailureComesAsItWasThrown() {
    try (var dispatcher = JobDispatcher.of(Said.class, Said::of)) {
      var failure = new IOException("lost");
      JobHandle<String> handle = dispatcher.submit(Rig.script(new ArrayList<>(), failure));
      var thrown = assertThrows(CompletionException.class, () -> handle.result().join());
      assertSame(failure, thrown.getCause());
    }
  }

  @Test
  void aCancellationWakesAJobFromARealWait() throws InterruptedException {
    try (var dispatcher = JobDispatcher.builder(Said.class, Said::of).policy(PATIENT).build()) {
      CountDownLatch waiting = new CountDownLatch(1);
      dispatcher.subscribe(Said.class, event -> waiting.countDown());
      JobHandle<String> handle = dispatcher.submit(Rig.script(new ArrayList<>(), Rig.rateLimit()));
      waiting.await();
      assertTrue(handle.cancel());
      assertThrows(CancellationException.class, () -> handle.result().join());
      assertTrue(handle.result().isCancelled());
      assertEquals(JobState.CANCELLED, handle.snapshot().state());
      assertFalse(handle.cancel());
    }
  }

  @Test
  void aTimeoutWakesAJobFromARealRun() {
    RetryPolicy policy = RetryPolicy.DEFAULT.withAttemptTimeout(Duration.ofMillis(5));
    try (var dispatcher = JobDispatcher.builder(Said.class, Said::of).policy(policy).build()) {
      CountDownLatch never = new CountDownLatch(1);
      JobHandle<String> handle =
          dispatcher.submit(
              Job.of(
                  Rig.ID,
                  run -> {
                    never.await();
                    return "not reached";
                  }));
      var end = assertThrows(CompletionException.class, () -> handle.result().join());
      assertEquals("attempt 1 took longer than PT0.005S", end.getCause().getMessage());
      assertInstanceOf(InterruptedException.class, end.getCause().getCause());
      assertEquals(JobState.TIMED_OUT, handle.snapshot().state());
    }
  }

  @Test
  void toCancelTheResultIsToCancelTheJob() {
    Queue<Runnable> tasks = new ArrayDeque<>();
    try (Rig rig = new Rig(builder -> builder.jobThreads(tasks::add))) {
      JobHandle<String> handle = rig.dispatcher.submit(Rig.script(new ArrayList<>(), "done"));
      assertTrue(handle.result().cancel(true));
      assertEquals(List.of("Scheduled", "Cancelled"), rig.story());
    }
  }

  @Test
  void aJobThatIsCancelledBeforeItBeginsEndsAtOnceAndNeverRuns() {
    Queue<Runnable> tasks = new ArrayDeque<>();
    try (Rig rig = new Rig(builder -> builder.jobThreads(tasks::add))) {
      List<JobRun> runs = new ArrayList<>();
      JobHandle<String> handle = rig.dispatcher.submit(Rig.script(runs, "done"));
      assertEquals(JobState.SCHEDULED, handle.snapshot().state());
      assertTrue(handle.cancel());
      assertTrue(handle.result().isCancelled());
      tasks.remove().run();
      assertEquals(List.of(), runs);
      assertEquals(List.of("Scheduled", "Cancelled"), rig.story());
    }
  }

  @Test
  void aJobThatIsAskedToStopIsCancelling() {
    Queue<Runnable> tasks = new ArrayDeque<>();
    try (Rig rig = new Rig(builder -> builder.jobThreads(tasks::add))) {
      List<JobState> states = new ArrayList<>();
      List<JobHandle<String>> handle = new ArrayList<>();
      Job<String> job =
          Job.of(
              Rig.ID,
              run -> {
                handle.get(0).cancel();
                states.add(handle.get(0).snapshot().state());
                return "late";
              });
      handle.add(rig.dispatcher.submit(job));
      tasks.remove().run();
      states.add(handle.get(0).snapshot().state());
      assertEquals(List.of(JobState.CANCELLING, JobState.CANCELLED), states);
    }
  }

  @Test
  void aJobForWhichThereIsNoThreadFails() {
    var refusal = new RejectedExecutionException("full");
    try (Rig rig =
        new Rig(
            builder ->
                builder.jobThreads(
                    task -> {
                      throw refusal;
                    }))) {
      JobHandle<String> handle = rig.dispatcher.submit(Rig.script(new ArrayList<>(), "done"));
      var thrown = assertThrows(CompletionException.class, () -> handle.result().join());
      assertSame(refusal, thrown.getCause());
      assertEquals(List.of("Scheduled", "Failed"), rig.story());
    }
  }

  @Test
  void oneIdentityRunsOnceAtATime() throws Exception {
    Queue<Runnable> tasks = new ArrayDeque<>();
    try (Rig rig = new Rig(builder -> builder.jobThreads(tasks::add))) {
      JobHandle<String> handle = rig.dispatcher.submit(Rig.script(new ArrayList<>(), "done"));
      assertEquals(
          "job 7 is running; give each job its own id",
          assertThrows(IllegalStateException.class, () -> rig.run("again")).getMessage());
      tasks.remove().run();
      assertEquals("done", handle.result().join());
      assertEquals("again", rig.run("again"));
    }
  }
}
