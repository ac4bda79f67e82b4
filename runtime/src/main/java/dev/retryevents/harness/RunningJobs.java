package dev.retryevents.harness;

import dev.retryevents.event.JobEvent;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The jobs of a dispatcher that have not ended, by their identity. */
final class RunningJobs<E extends JobEvent> {

  private final Map<String, Execution<E, ?>> byId = new ConcurrentHashMap<>();
  private volatile boolean isClosed;

  /** Takes a job in, until it is removed. */
  void add(String id, Execution<E, ?> execution) {
    if (byId.putIfAbsent(id, execution) != null) {
      throw new IllegalStateException("job " + id + " is running; give each job its own id");
    }
    if (isClosed) { // asked after the job is in, so that the close sees it or it sees the close
      byId.remove(id);
      throw new IllegalStateException("the dispatcher is closed; hand it jobs before its close");
    }
  }

  void remove(String id) {
    byId.remove(id);
  }

  boolean cancel(String id) {
    Execution<E, ?> execution = byId.get(id);
    return execution != null && execution.cancel();
  }

  /** Takes no more jobs, cancels those there are, and waits for their end. */
  void close(long nanos) throws InterruptedException {
    if (byId.values().stream().anyMatch(Execution::runsHere)) {
      throw new IllegalStateException("a job cannot close the dispatcher that runs it");
    }
    isClosed = true;
    CompletableFuture<?>[] ends =
        byId.values().stream().map(RunningJobs::ending).toArray(CompletableFuture<?>[]::new);
    try {
      CompletableFuture.allOf(ends).get(nanos, TimeUnit.NANOSECONDS);
    } catch (ExecutionException | TimeoutException late) {
      // what a job publishes after this counts as dropped
    }
  }

  private static CompletableFuture<?> ending(Execution<?, ?> execution) {
    execution.cancel();
    return execution.result().handle((value, failure) -> "ended");
  }
}
