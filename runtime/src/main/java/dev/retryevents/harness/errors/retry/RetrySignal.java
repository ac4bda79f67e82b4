package dev.retryevents.harness.errors.retry;

/** Something that a loop answers by running the work again, within its budget. */
public sealed interface RetrySignal
    permits RateLimitRetryException,
        OverloadRetryException,
        TransientErrorRetryException,
        OutputTruncationRetryException,
        ResponseCorrectionRetryException {}
