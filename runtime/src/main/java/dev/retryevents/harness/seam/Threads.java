package dev.retryevents.harness.seam;

import java.lang.reflect.Method;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** Runs each task on a thread of its own that does not keep the program alive. */
public final class Threads {

  private Threads() {}

  /**
   * Gives threads: virtual ones where the JDK has them (from 21), else daemons of a pool that grows
   * as needed and whose idle threads end after a second. Neither needs to be shut down.
   *
   * @param name the name of the threads, to which each adds its number
   * @return the executor that runs tasks on them
   */
  public static Executor named(String name) {
    return virtual(name)
        .<Executor>map(factory -> task -> factory.newThread(task).start())
        .orElseGet(() -> pool(daemons(name)));
  }

  private static Executor pool(ThreadFactory factory) {
    return new ThreadPoolExecutor(
        0, Integer.MAX_VALUE, 1, TimeUnit.SECONDS, new SynchronousQueue<>(), factory);
  }

  /** Daemon threads of the platform. */
  static ThreadFactory daemons(String name) {
    AtomicLong count = new AtomicLong();
    return task -> {
      Thread thread = new Thread(task, name + "-" + count.getAndIncrement());
      thread.setDaemon(true);
      return thread;
    };
  }

  /** {@code Thread.ofVirtual().name(prefix, 0).factory()}, which Java 17 cannot spell. */
  static Optional<ThreadFactory> virtual(String name) {
    try {
      Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
      Class<?> type = Class.forName("java.lang.Thread$Builder");
      Method naming = type.getMethod("name", String.class, long.class);
      Object named = naming.invoke(builder, name + "-", 0L);
      return Optional.of((ThreadFactory) type.getMethod("factory").invoke(named));
    } catch (ReflectiveOperationException | UnsupportedOperationException none) {
      return Optional.empty();
    }
  }
}
