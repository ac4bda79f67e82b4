package dev.retryevents.harness;

import java.util.Objects;

/**
 * Work that may have to be done more than once.
 *
 * @param <T> what it results in
 */
public interface Job<T> {

  /** {@return who it is; the same at every call} */
  JobIdentity identity();

  /**
   * Makes one attempt.
   *
   * <p>A {@link dev.retryevents.harness.errors.retry.RetrySignal} asks for another; every other
   * exception is the end of the job. An interrupt of the thread asks it to stop.
   *
   * @param run the attempt
   * @return the result
   * @throws Exception if the attempt failed
   */
  T run(JobRun run) throws Exception;

  /**
   * Makes a job of an identity and a piece of code.
   *
   * @param identity who it is
   * @param work one attempt
   * @param <T> what it results in
   * @return the job
   */
  static <T> Job<T> of(JobIdentity identity, Work<? extends T> work) {
    Objects.requireNonNull(identity, "identity");
    Objects.requireNonNull(work, "work");
    return new Job<>() {
      @Override
      public JobIdentity identity() {
        return identity;
      }

      @Override
      public T run(JobRun run) throws Exception {
        return work.run(run);
      }
    };
  }

  /**
   * One attempt, as a piece of code.
   *
   * @param <T> what it results in
   */
  @FunctionalInterface
  interface Work<T> {

    /**
     * Makes the attempt; as {@link Job#run}.
     *
     * @param run the attempt
     * @return the result
     * @throws Exception if the attempt failed
     */
    T run(JobRun run) throws Exception;
  }
}
