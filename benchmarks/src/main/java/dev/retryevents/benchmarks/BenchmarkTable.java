package dev.retryevents.benchmarks;

import dev.retryevents.annotation.RetryEvent;
import dev.retryevents.annotation.RetryEventTable;
import dev.retryevents.annotation.Sample;

/** The sentence whose rendering is measured. */
@RetryEventTable(
    family = "MeasuredEvent",
    rows =
        @RetryEvent(
            type = "RateLimitRetryEvent",
            title = "Rate Limit Retry",
            message =
                """
                .input {$limitType :string}
                .local $multiplier = {$systemThrottle :offset add=1}
                .local $seconds = {$estimatedDelayMs :retry:seconds}
                .match $limitType
                acceleration {{Hit acceleration limit (system throttle: {$multiplier :number minimumFractionDigits=1 maximumFractionDigits=1}x) for {$model}. Retrying in ~{$seconds} seconds (attempt {$attempt})}}
                * {{Hit capacity limit for {$model}. Retrying in ~{$seconds} seconds (attempt {$attempt})}}
                """,
            samples = {
              @Sample(
                  given =
                      """
                      {"limitType": "acceleration", "model": "gpt-x", "attempt": 2,
                       "systemThrottle": 0.5, "estimatedDelayMs": 12000}
                      """,
                  renders =
                      "Hit acceleration limit (system throttle: 1.5x) for gpt-x."
                          + " Retrying in ~12 seconds (attempt 2)"),
              @Sample(
                  given =
                      """
                      {"limitType": "capacity", "model": "gpt-x", "attempt": 1,
                       "systemThrottle": 0, "estimatedDelayMs": 3000}
                      """,
                  renders = "Hit capacity limit for gpt-x. Retrying in ~3 seconds (attempt 1)")
            }))
interface BenchmarkTable {}
