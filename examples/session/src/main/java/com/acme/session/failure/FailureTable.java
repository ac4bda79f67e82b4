package com.acme.session.failure;

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

/**
 * The reasons for which a turn is tried again. The wait and the attempts are told beside the
 * reason, so no row shows them.
 */
@RetryEventTable(
    schema = "msp.schema.json",
    family = "AttemptFailure",
    extending = JobEvent.class,
    signals = RetrySignal.class,
    context = RetryContext.class,
    rows = {
      @RetryEvent(
          type = "RateLimitRetryEvent",
          name = "RateLimited",
          title = "Rate Limit Retry",
          publishedFor = "a 429",
          from = RateLimitRetryException.class,
          message =
              """
              .input {$limitType :string}
              .match $limitType
              acceleration {{{$model} is asked for too much too fast}}
              * {{{$model} has no capacity left}}
              """,
          unrendered = {"attempt", "estimatedDelayMs", "systemThrottle"},
          samples = {
            @Sample(
                given =
                    """
                    {
                      "limitType": "acceleration",
                      "model": "gpt-x",
                      "attempt": 1,
                      "systemThrottle": 0.5,
                      "estimatedDelayMs": 5000
                    }
                    """,
                renders = "gpt-x is asked for too much too fast"),
            @Sample(
                given =
                    """
                    {
                      "limitType": "capacity",
                      "model": "gpt-x",
                      "attempt": 1,
                      "systemThrottle": 0.5,
                      "estimatedDelayMs": 5000
                    }
                    """,
                renders = "gpt-x has no capacity left")
          }),
      @RetryEvent(
          type = "TransientErrorRetryEvent",
          name = "Unavailable",
          title = "Server Error Retry",
          publishedFor = "a 529, a plain 5xx, a lost connection",
          from = {OverloadRetryException.class, TransientErrorRetryException.class},
          message = "{$provider}: {$details}",
          unrendered = {"attempt", "estimatedDelayMs"},
          samples =
              @Sample(
                  given =
                      """
                      {
                        "provider": "Acme AI",
                        "details": "503 service unavailable",
                        "attempt": 1,
                        "estimatedDelayMs": 5000
                      }
                      """,
                  renders = "Acme AI: 503 service unavailable")),
      @RetryEvent(
          type = "OutputTruncationRetryEvent",
          name = "CutOff",
          title = "Output Truncation Retry",
          publishedFor = "an answer that reached its budget",
          from = OutputTruncationRetryException.class,
          message = "{$model} was cut off at {$previousBudget} tokens, of {$newBudget}",
          samples =
              @Sample(
                  given =
                      """
                      {"model": "gpt-x", "previousBudget": 4096, "newBudget": 8192}
                      """,
                  renders = "gpt-x was cut off at 4096 tokens, of 8192")),
      @RetryEvent(
          type = "ResponseCorrectionRetryEvent",
          name = "Garbled",
          title = "Response Correction Retry",
          publishedFor = "an answer that cannot be used",
          from = ResponseCorrectionRetryException.class,
          message = "the answer of {$model} cannot be used ({$failure})",
          unrendered = "attempt",
          samples =
              @Sample(
                  given =
                      """
                      {"model": "gpt-x", "attempt": 1, "failure": "JsonException"}
                      """,
                  renders = "the answer of gpt-x cannot be used (JsonException)"))
    })
interface FailureTable {}
