package dev.retryevents.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.harness.observe.Subscription;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** The end of a dispatcher. */
class DispatcherCloseTest {

  @Test
  void whatWasPublishedIsDeliveredBeforeTheCloseReturns() throws Exception {
    AtomicInteger told = new AtomicInteger();
    try (var dispatcher =
        JobDispatcher.builder(Said.class, Said::of)
            .sleeper(duration -> {})
            .closeWait(Duration.ofMinutes(1))
            .build()) {
      dispatcher.follow(happened -> told.incrementAndGet());
      for (int i = 0; i < 500; i++) {
        dispatcher.executeWithRetry(
            Rig.script(new ArrayList<>(), Rig.rateLimit(), Rig.correction(1), "done"));
      }
    }
    assertEquals(500 * 8, told.get());
  }

  @Test
  void whatRunsIsCancelledAndItsEndIsStillTold() throws InterruptedException {
    List<String> told = new ArrayList<>();
    CountDownLatch running = new CountDownLatch(1);
    JobHandle<String> handle;
    try (var dispatcher = JobDispatcher.of(Said.class, Said::of)) {
      dispatcher.follow(happened -> told.add(happened.getClass().getSimpleName()));
      CountDownLatch never = new CountDownLatch(1);
      handle =
          dispatcher.submit(
              Job.of(
                  Rig.ID,
                  run -> {
                    running.countDown();
                    never.await();
                    return "not reached";
                  }));
      running.await();
    }
    assertTrue(handle.result().isCancelled());
    assertEquals(List.of("Scheduled", "Started", "Cancelled"), told);
  }

  @Test
  void theCloseWaitsForAnObserverNoLongerThanItIsTold() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    CountDownLatch stuck = new CountDownLatch(1);
    Subscription subscription;
    try (var dispatcher =
        JobDispatcher.builder(Said.class, Said::of).closeWait(Duration.ofMillis(1)).build()) {
      subscription =
          dispatcher.follow(
              happened -> {
                stuck.countDown();
                awaitUnchecked(never);
              });
      dispatcher.executeWithRetry(Rig.script(new ArrayList<>(), "done"));
      stuck.await();
    }
    assertEquals(new Subscription.Counts(3, 1, 2, 0, 0), subscription.counts());
    never.countDown();
  }

  @Test
  void afterTheCloseNothingBegins() {
    Rig rig = new Rig();
    rig.close();
    rig.close();
    assertEquals(
        "the dispatcher is closed; hand it jobs before its close",
        assertThrows(IllegalStateException.class, () -> rig.run("done")).getMessage());
    assertThrows(
        IllegalStateException.class, () -> rig.dispatcher.subscribe(Said.class, event -> {}));
    assertThrows(IllegalStateException.class, () -> rig.dispatcher.follow(happened -> {}));
    assertEquals(List.of(), rig.story());
  }

  @Test
  void aJobCannotCloseTheDispatcherThatRunsIt() throws Exception {
    Rig rig = new Rig();
    Job<String> job =
        Job.of(Rig.ID, run -> assertThrows(IllegalStateException.class, rig::close).getMessage());
    assertEquals(
        "a job cannot close the dispatcher that runs it", rig.dispatcher.executeWithRetry(job));
    assertEquals("again", rig.run("again"));
    rig.close();
  }

  @Test
  void anInterruptedCloseEndsAllTheSameAndTheInterruptStays() {
    Rig rig = new Rig();
    Thread.currentThread().interrupt();
    rig.close();
    assertTrue(Thread.interrupted());
    assertThrows(IllegalStateException.class, () -> rig.run("done"));
  }

  @Test
  void noThreadOutlivesItsWork() throws Exception {
    for (int i = 0; i < 50; i++) {
      try (var dispatcher = JobDispatcher.of(Said.class, Said::of)) {
        dispatcher.follow(happened -> {});
        dispatcher.submit(Rig.script(new ArrayList<>(), "done")).result().join();
      }
    }
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().startsWith("retry-events-")) {
        thread.join(60_000); // idle for a second, then gone
        assertTrue(!thread.isAlive(), () -> thread + " is left");
      }
    }
  }

  private static void awaitUnchecked(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException impossible) {
      throw new AssertionError(impossible);
    }
  }
}
