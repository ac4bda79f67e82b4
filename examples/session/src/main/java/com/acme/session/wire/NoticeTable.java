package com.acme.session.wire;

import dev.retryevents.annotation.RetryEvent;
import dev.retryevents.annotation.RetryEventTable;
import dev.retryevents.annotation.Sample;
import dev.retryevents.event.HumanReadable;

/**
 * What a person sees while a turn waits for its next attempt. The delay is what is left of it: when
 * nothing is left, or nobody knows, there is no number.
 */
@RetryEventTable(
    schema = "msp.schema.json",
    family = "TurnNotice",
    extending = HumanReadable.class,
    rows =
        @RetryEvent(
            type = "TurnRetryScheduledParams",
            name = "RetryNotice",
            title = "Turn Retry Scheduled",
            publishedFor = "a failed attempt of a turn, while the next one is booked",
            message =
                """
                .local $seconds = {$retryDelayMs :retry:seconds}
                .match $seconds
                0 {{attempt {$attempt}/{$maxAttempts} · retrying · {$reason}}}
                * {{attempt {$attempt}/{$maxAttempts} · retrying in {$seconds}s · {$reason}}}
                """,
            unrendered = {"nextAttempt", "sessionId", "sourceRange", "turnId", "viewCursor"},
            samples = {
              @Sample(
                  given =
                      """
                      {
                        "attempt": 1,
                        "maxAttempts": 3,
                        "nextAttempt": 2,
                        "reason": "provider stream disconnected",
                        "retryDelayMs": 2000,
                        "sessionId": "session-1",
                        "sourceRange": {
                          "first": {"id": "record-7", "sequence": 7},
                          "last": {"id": "record-7", "sequence": 7},
                          "stream": {"id": "session-1", "kind": "session"}
                        },
                        "turnId": "turn-1",
                        "viewCursor": "cursor-8"
                      }
                      """,
                  renders = "attempt 1/3 · retrying in 2s · provider stream disconnected"),
              @Sample(
                  given =
                      """
                      {
                        "attempt": 1,
                        "maxAttempts": 3,
                        "nextAttempt": 2,
                        "reason": "provider stream disconnected",
                        "retryDelayMs": 0,
                        "sessionId": "session-1",
                        "sourceRange": {
                          "first": {"id": "record-7", "sequence": 7},
                          "last": {"id": "record-7", "sequence": 7},
                          "stream": {"id": "session-1", "kind": "session"}
                        },
                        "turnId": "turn-1",
                        "viewCursor": "cursor-8"
                      }
                      """,
                  renders = "attempt 1/3 · retrying · provider stream disconnected")
            }))
interface NoticeTable {}
