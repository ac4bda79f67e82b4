package com.acme.agent.retry;

import dev.retryevents.annotation.RetryEvent;
import dev.retryevents.annotation.RetryEventTable;
import dev.retryevents.annotation.Sample;
import dev.retryevents.event.JobEvent;
import dev.retryevents.harness.RetryContext;
import dev.retryevents.harness.errors.retry.OutputTruncationRetryException;
import dev.retryevents.harness.errors.retry.OverloadRetryException;
import dev.retryevents.harness.errors.retry.RateLimitRetryException;
import dev.retryevents.harness.errors.retry.ResponseCorrectionRetryException;
import dev.retryevents.harness.errors.retry.RetrySignal;
import dev.retryevents.harness.errors.retry.TransientErrorRetryException;

/** What the agent says when it tries again. */
@RetryEventTable(
    schema = "msp.schema.json",
    family = "RetryEvent",
    extending = JobEvent.class,
    signals = RetrySignal.class,
    context = RetryContext.class,
    rows = {
      @RetryEvent(
          type = "RateLimitRetryEvent",
          title = "Rate Limit Retry",
          publishedFor = "a 429, within the framework's own budget",
          from = RateLimitRetryException.class,
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
                    {
                      "limitType": "acceleration",
                      "model": "gpt-x",
                      "attempt": 2,
                      "systemThrottle": 0.5,
                      "estimatedDelayMs": 12000
                    }
                    """,
                renders =
                    "Hit acceleration limit (system throttle: 1.5x) for gpt-x."
                        + " Retrying in ~12 seconds (attempt 2)"),
            @Sample(
                given =
                    """
                    {
                      "limitType": "capacity",
                      "model": "gpt-x",
                      "attempt": 1,
                      "systemThrottle": 0,
                      "estimatedDelayMs": 3000
                    }
                    """,
                renders = "Hit capacity limit for gpt-x. Retrying in ~3 seconds (attempt 1)"),
            @Sample(
                given =
                    """
                    {
                      "limitType": "unheard-of",
                      "model": "gpt-x",
                      "attempt": 1,
                      "systemThrottle": 0,
                      "estimatedDelayMs": null
                    }
                    """,
                renders = "Hit capacity limit for gpt-x. Retrying in ~0 seconds (attempt 1)")
          }),
      @RetryEvent(
          type = "TransientErrorRetryEvent",
          title = "Server Error Retry",
          publishedFor = "a transient server error: a plain 5xx, or a 529 overload",
          from = {TransientErrorRetryException.class, OverloadRetryException.class},
          message =
              "Server error from {$provider}: {$details}."
                  + " Retrying in ~{$estimatedDelayMs :retry:seconds} seconds (attempt {$attempt})",
          samples =
              @Sample(
                  given =
                      """
                      {
                        "provider": "Anthropic",
                        "details": "overloaded_error",
                        "attempt": 3,
                        "estimatedDelayMs": 20000
                      }
                      """,
                  renders =
                      "Server error from Anthropic: overloaded_error."
                          + " Retrying in ~20 seconds (attempt 3)")),
      @RetryEvent(
          type = "OutputTruncationRetryEvent",
          title = "Output Truncation Retry",
          publishedFor = "an answer cut off at its token budget",
          from = OutputTruncationRetryException.class,
          message =
              "Output truncated at {$previousBudget} tokens on {$model}."
                  + " Retrying with budget {$newBudget}.",
          samples =
              @Sample(
                  given =
                      """
                      {"model": "gpt-x", "previousBudget": 4096, "newBudget": 8192}""",
                  renders =
                      "Output truncated at 4096 tokens on gpt-x. Retrying with budget 8192.")),
      @RetryEvent(
          type = "ResponseCorrectionRetryEvent",
          title = "Response Correction Retry",
          publishedFor = "an answer that does not parse or validate",
          from = ResponseCorrectionRetryException.class,
          message =
              "Response on {$model} failed to parse or validate ({$failure})."
                  + " Retrying with correction, attempt {$attempt}.",
          samples =
              @Sample(
                  given =
                      """
                      {"model": "gpt-x", "attempt": 2, "failure": "JsonParseException"}""",
                  renders =
                      "Response on gpt-x failed to parse or validate (JsonParseException)."
                          + " Retrying with correction, attempt 2."))
    })
interface RetryTable {}
