package dev.retryevents.harness.errors;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A job was ended because the time of an attempt was over, or would be before the next. */
public final class JobTimeoutException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int attempt;
  private final Duration timeout;

  /**
   * A job out of time.
   *
   * @param attempt the attempt whose time was over, from 1
   * @param timeout the time that it had
   * @param wait the wait that did not fit into it any more, or null if it was over
   * @param cause what the job threw when it was stopped, or the signal that asked for the wait
   */
  public JobTimeoutException(
      int attempt, Duration timeout, @Nullable Duration wait, @Nullable Throwable cause) {
    super(
        wait == null
            ? "attempt " + attempt + " took longer than " + timeout
            : "a wait of " + wait + " does not fit into the " + timeout + " of attempt " + attempt,
        cause);
    this.attempt = attempt;
    this.timeout = timeout;
  }

  /** {@return the attempt whose time was over, from 1} */
  public int attempt() {
    return attempt;
  }

  /** {@return the time that the attempt had, together with the wait after it} */
  public Duration timeout() {
    return timeout;
  }
}
