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

  /** {@return whether no other state follows} */
  public boolean isTerminal() {
    return this == COMPLETED || isFailure() || this == CANCELLED;
  }

  /** {@return whether the job did what it was to do} */
  public boolean isSuccess() {
    return this == COMPLETED;
  }

  /** {@return whether the job ended short of its goal without being asked to stop} */
  public boolean isFailure() {
    return this == FAILED || this == TIMED_OUT;
  }

  /** {@return whether the job may still change: every state but the terminal, {@link #IDLE} too} */
  public boolean isActive() {
    return !isTerminal();
  }
}
