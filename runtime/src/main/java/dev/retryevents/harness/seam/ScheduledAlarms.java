package dev.retryevents.harness.seam;

import java.time.Duration;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Alarms that one daemon thread rings, which ends when there has been none to ring for a while. */
public final class ScheduledAlarms implements Alarms, AutoCloseable {

  private final ScheduledThreadPoolExecutor thread;

  /**
   * Alarms of which none is set.
   *
   * @param name the name of their thread
   */
  public ScheduledAlarms(String name) {
    this.thread = new ScheduledThreadPoolExecutor(1, Threads.daemons(name));
    thread.setRemoveOnCancelPolicy(true);
    thread.setKeepAliveTime(1, TimeUnit.SECONDS);
    thread.allowCoreThreadTimeOut(true);
  }

  @Override
  public Alarm set(Duration after, Runnable ring) {
    ScheduledFuture<?> future =
        thread.schedule(ring, TimeUnit.NANOSECONDS.convert(after), TimeUnit.NANOSECONDS);
    return new Alarm() {
      @Override
      public Duration remaining() {
        return Duration.ofNanos(future.getDelay(TimeUnit.NANOSECONDS));
      }

      @Override
      public void clear() {
        future.cancel(false);
      }
    };
  }

  /** Lets no alarm ring any more. */
  @Override
  public void close() {
    thread.shutdownNow();
  }
}
