package dev.retryevents.harness.errors.retry;

import java.util.Objects;

/** A model stopped at its token budget, below what it could have been given. */
public final class OutputTruncationRetryException extends RuntimeException implements RetrySignal {

  private static final long serialVersionUID = 1L;

  private final String model;
  private final int previousBudget;
  private final int newBudget;

  /**
   * A truncation.
   *
   * @param model the model that stopped
   * @param previousBudget the budget that was too small, in tokens; not negative
   * @param newBudget the budget to run with next, in tokens; not negative
   * @throws IllegalArgumentException if a budget is negative
   */
  public OutputTruncationRetryException(String model, int previousBudget, int newBudget) {
    super("output of " + model + " was cut off at " + previousBudget + " tokens");
    if (previousBudget < 0 || newBudget < 0) {
      throw new IllegalArgumentException(
          "a budget is negative: " + Math.min(previousBudget, newBudget));
    }
    this.model = Objects.requireNonNull(model, "model");
    this.previousBudget = previousBudget;
    this.newBudget = newBudget;
  }

  /** {@return the model that stopped} */
  public String model() {
    return model;
  }

  /** {@return the budget that was too small, in tokens} */
  public int previousBudget() {
    return previousBudget;
  }

  /** {@return the budget to run with next, in tokens} */
  public int newBudget() {
    return newBudget;
  }
}
