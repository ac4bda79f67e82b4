package dev.retryevents.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.retryevents.harness.seam.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.Test;

/** A cancellation that comes at any moment, from another thread. */
class StopRaceTest {

  private static final int ROUNDS = 3000;

  private final Executor threads = Threads.named("race");

  @Test
  void aCancellationThatIsGrantedIsKeptAndNoInterruptOutlivesTheJob() throws Exception {
    try (Rig rig = new Rig()) {
      for (int round = 0; round < ROUNDS; round++) {
        rig.seen.clear();
        CyclicBarrier start = new CyclicBarrier(2);
        CompletableFuture<Boolean> granted =
            CompletableFuture.supplyAsync(
                () -> {
                  meet(start);
                  return rig.dispatcher.cancel("7");
                },
                threads);
        meet(start);
        boolean isCancelled;
        try {
          rig.run(Rig.correction(1), Rig.correction(2), "done");
          isCancelled = false;
        } catch (CancellationException cancelled) {
          isCancelled = true;
        }
        assertFalse(Thread.currentThread().isInterrupted());
        assertEquals(granted.join(), isCancelled);
        assertEquals(isCancelled ? "Cancelled" : "Completed", rig.end().getClass().getSimpleName());
      }
    }
  }

  @Test
  void everySubmittedJobHasOneEndWhateverHappensToIt() {
    List<List<String>> stories = new ArrayList<>();
    for (int round = 0; round < ROUNDS / 10; round++) {
      List<String> story = new ArrayList<>();
      stories.add(story);
      try (var dispatcher = JobDispatcher.of(Said.class, Said::of)) {
        dispatcher.follow(happened -> story.add(happened.getClass().getSimpleName()));
        JobHandle<String> handle =
            dispatcher.submit(Rig.script(new ArrayList<>(), Rig.correction(1), "done"));
        boolean isGranted = handle.cancel();
        handle.result().handle((value, failure) -> "ended").join();
        assertEquals(isGranted, handle.result().isCancelled());
      }
    }
    for (List<String> story : stories) {
      assertEquals("Scheduled", story.get(0));
      assertEquals(
          1, story.stream().filter(it -> it.equals("Cancelled") || it.equals("Completed")).count());
    }
  }

  private static void meet(CyclicBarrier barrier) {
    try {
      barrier.await();
    } catch (Exception impossible) {
      throw new AssertionError(impossible);
    }
  }
}
