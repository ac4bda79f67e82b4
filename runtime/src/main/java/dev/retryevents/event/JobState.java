package dev.retryevents.event;

/** The state of a job. */
public enum JobState {
  /** Accepted, and waiting for a place to run. */
  QUEUED,
  /** Given a time or a place to run. */
  SCHEDULED,
  /** Running. */
  RUNNING,
  /** Asked to stop, and not yet stopped. */
  CANCELLING,
  /** Stopped because it was asked to. */
  CANCELLED,
  /** Done. */
  COMPLETED,
  /** Ended by a failure. */
  FAILED,
  /** Ended because its time was over. */
  TIMED_OUT,
  /** Alive, with nothing to do. */
  IDLE;

  /** Whether no other state follows. */
  public boolean isTerminal() {
    return this == COMPLETED || isFailure() || this == CANCELLED;
  }

  /** Whether the job did what it was to do. */
  public boolean isSuccess() {
    return this == COMPLETED;
  }

  /** Whether the job ended without doing what it was to do, and without being asked to stop. */
  public boolean isFailure() {
    return this == FAILED || this == TIMED_OUT;
  }

  /** Whether the job may still change: every state that is not terminal, {@link #IDLE} included. */
  public boolean isActive() {
    return !isTerminal();
  }
}
