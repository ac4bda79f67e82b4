package dev.retryevents.harness;

import dev.retryevents.event.JobSnapshot;
import dev.retryevents.harness.errors.retry.ResponseCorrectionRetryException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;

/** One attempt of a job, as the job sees it. */
public interface JobRun {

  /** {@return the job at the beginning of the attempt} */
  JobSnapshot snapshot();

  /** {@return which attempt this is, from 1, whatever the earlier ones ended in} */
  int attempt();

  /**
   * {@return the output budget in tokens to which a truncation has raised this job; empty as long
   * as none has}
   */
  OptionalInt outputTokenBudget();

  /** {@return how often an answer has been corrected before this attempt; the next is one more} */
  int corrections();

  /**
   * {@return the last answer that could not be used, with the reason as its cause: a hint to the
   * model} It stays when a later attempt failed upstream, because it was not answered yet.
   */
  Optional<ResponseCorrectionRetryException> correction();

  /** {@return by how much requests ought to be slowed beyond their normal pace, 0.0 to 9.0} */
  double systemThrottle();

  /** {@return whether the job was cancelled or is out of time, so that its result is not wanted} */
  boolean isStopped();

  /**
   * Ends the attempt if nobody wants its result any more.
   *
   * @throws CancellationException if the job {@linkplain #isStopped is stopped}
   */
  default void throwIfStopped() {
    if (isStopped()) {
      throw new CancellationException("job " + snapshot().jobId() + " is stopped");
    }
  }
}
