package dev.retryevents.harness.policy;

/** What can run out while a job is run again and again; each is counted for itself. */
public enum RetryBudget {
  /** Retries after rate limits, overloads and transient errors, which share it. */
  UPSTREAM("the transparent retry budget"),
  /** Escalations of the output budget of a job: one, to the ceiling of its model. */
  TRUNCATION("the output escalation"),
  /** Corrections of answers that cannot be used. */
  CORRECTION("max response correction retries"),
  /** All attempts of a job, whatever they were for: the backstop. */
  ATTEMPTS("the attempts of one job");

  private final String words;

  RetryBudget(String words) {
    this.words = words;
  }

  /** {@return what a person calls it, as it reads after "Exceeded"} */
  public String words() {
    return words;
  }
}
