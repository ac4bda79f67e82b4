package dev.retryevents.harness.errors.retry;

import java.util.Objects;

/** A model's answer did not parse, or broke the rules it was to keep. */
public final class ResponseCorrectionRetryException extends RuntimeException
    implements RetrySignal {

  private static final long serialVersionUID = 1L;

  private final String model;
  private final int attempt;
  private final String failure;

  /**
   * A wrong answer.
   *
   * @param model the model that answered
   * @param attempt which correction this asks for, counted from 1
   * @param cause what reading the answer ended in
   * @throws NullPointerException if {@code cause} is null
   * @throws IllegalArgumentException if {@code attempt} is below 1
   */
  public ResponseCorrectionRetryException(String model, int attempt, Throwable cause) {
    super(
        "the answer of " + model + " cannot be used: " + FailureDetails.nameOf(cause.getClass()),
        cause);
    if (attempt < 1) {
      throw new IllegalArgumentException("attempt is below 1: " + attempt);
    }
    this.model = Objects.requireNonNull(model, "model");
    this.attempt = attempt;
    this.failure = FailureDetails.nameOf(cause.getClass());
  }

  /** {@return the model that answered} */
  public String model() {
    return model;
  }

  /** {@return which correction this asks for, counted from 1} */
  public int attempt() {
    return attempt;
  }

  /** {@return what reading the answer ended in: the simple name of the cause's class} */
  public String failure() {
    return failure;
  }
}
