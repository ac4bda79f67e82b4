package dev.retryevents.harness.errors.retry;

/** Something that a loop answers by running the work again, within its budget. */
public sealed interface RetrySignal
    permits UpstreamRetrySignal, OutputTruncationRetryException, ResponseCorrectionRetryException {

  /**
   * {@return the signal as the exception that it is} All signals are exceptions, which Java cannot
   * say of an interface.
   */
  default RuntimeException exception() {
    return (RuntimeException) this;
  }
}
