package dev.retryevents.harness;

import dev.retryevents.event.JobSnapshot;
import java.util.concurrent.CompletableFuture;

/**
 * A job that was submitted.
 *
 * @param <T> what it results in
 */
public interface JobHandle<T> {

  /**
   * {@return the result to come} It fails with what {@link JobDispatcher#executeWithRetry} would
   * throw. Every call gives the same future; to cancel it is to cancel the job.
   */
  CompletableFuture<T> result();

  /** {@return the job as it is now} */
  JobSnapshot snapshot();

  /**
   * Asks the job to stop, and wakes it from its wait or its work by an interrupt.
   *
   * @return whether it will end as cancelled; false if it has ended, or is stopped for another
   *     reason
   */
  boolean cancel();
}
