package dev.retryevents.harness;

import org.jspecify.annotations.Nullable;

/**
 * Stops a job from another thread, for the first of two reasons, by an interrupt that reaches the
 * job and nothing that its thread does after it.
 */
final class StopSwitch {

  /** Why a job is stopped. */
  enum Reason {
    CANCELLED,
    TIMED_OUT
  }

  private @Nullable Thread thread;
  private @Nullable Reason reason;
  private int attempt;
  private boolean isOpen;
  private boolean isEntered;
  private boolean hasEnded;
  private boolean hasInterrupted;

  /** Says that the job was announced, from when on its end may be. */
  synchronized void open() {
    isOpen = true;
  }

  /** Begins the job on the current thread; false if it ended before. */
  synchronized boolean enter() {
    if (hasEnded) {
      return false;
    }
    isEntered = true;
    thread = Thread.currentThread();
    return true;
  }

  /** Says which attempt is the current one, to which alone an alarm may apply. */
  synchronized void begin(int attempt) {
    this.attempt = attempt;
  }

  /** Asks the job to stop; whether it ends as cancelled. */
  synchronized boolean cancel() {
    stop(Reason.CANCELLED);
    return !hasEnded && reason == Reason.CANCELLED;
  }

  /** Ends a job that was cancelled and has not begun; whether the caller has to say so. */
  synchronized boolean endUnentered() {
    boolean ends = reason == Reason.CANCELLED && isOpen && !isEntered && !hasEnded;
    hasEnded |= ends;
    return ends;
  }

  /** Stops the job because the time of an attempt is over. */
  synchronized void expire(int attempt) {
    if (attempt == this.attempt) {
      stop(Reason.TIMED_OUT);
    }
  }

  private void stop(Reason why) {
    if (reason != null || hasEnded) {
      return;
    }
    reason = why;
    if (thread != null) {
      hasInterrupted = true;
      thread.interrupt();
    }
  }

  synchronized boolean isStopped() {
    return reason != null;
  }

  synchronized boolean runsHere() {
    return thread == Thread.currentThread();
  }

  /** Ends the job, and takes back the interrupt if there was one; gives why it was stopped. */
  synchronized @Nullable Reason leave() {
    hasEnded = true;
    thread = null;
    if (hasInterrupted) {
      Thread.interrupted();
    }
    return reason;
  }
}
