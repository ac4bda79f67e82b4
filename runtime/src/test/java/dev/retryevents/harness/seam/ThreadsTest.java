package dev.retryevents.harness.seam;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.Test;

class ThreadsTest {

  @Test
  void aTaskRunsOnANamedThreadThatKeepsNoProgramAlive() {
    Executor threads = Threads.named("work");
    Thread thread = CompletableFuture.supplyAsync(Thread::currentThread, threads).join();
    assertNotSame(Thread.currentThread(), thread);
    assertEquals("work-0", thread.getName());
    assertTrue(thread.isDaemon());
  }

  @Test
  void threadsAreVirtualExactlyWhereTheJdkHasThem() throws ReflectiveOperationException {
    Executor threads = Threads.named("work");
    Thread thread = CompletableFuture.supplyAsync(Thread::currentThread, threads).join();
    boolean has = Runtime.version().feature() >= 21;
    assertEquals(has, Threads.virtual("work").isPresent());
    if (has) {
      assertEquals(true, Thread.class.getMethod("isVirtual").invoke(thread));
    }
  }

  @Test
  void aTaskThatBlocksBlocksNoOther() {
    Executor threads = Threads.named("work");
    CompletableFuture<String> second = new CompletableFuture<>();
    CompletableFuture<String> first = CompletableFuture.supplyAsync(second::join, threads);
    CompletableFuture.runAsync(() -> second.complete("passed on"), threads).join();
    assertEquals("passed on", first.join());
  }
}
