package com.acme;

/** What can happen to a request. */
public sealed interface Signal {

  /** The answer was cut off. */
  record Truncated(String model, int previousBudget, int newBudget) implements Signal {}

  /** The provider refused. */
  record Refused(String model) implements Signal {}
}
