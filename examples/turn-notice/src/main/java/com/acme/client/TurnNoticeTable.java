package com.acme.client;

import dev.retryevents.annotation.RetryEvent;
import dev.retryevents.annotation.RetryEventTable;
import dev.retryevents.annotation.Sample;
import dev.retryevents.event.HumanReadable;

/** What a client shows while a turn waits for its next attempt. */
@RetryEventTable(
    schema = "msp.schema.json",
    family = "TurnNotice",
    extending = HumanReadable.class,
    rows =
        @RetryEvent(
            type = "TurnRetryScheduledParams",
            name = "TurnRetryScheduled",
            title = "Turn Retry Scheduled",
            publishedFor = "a failed attempt of a turn, while the next one is booked",
            message =
                "attempt {$attempt}/{$maxAttempts}"
                    + " · retrying in {$retryDelayMs :retry:seconds}s · {$reason}",
            unrendered = {"nextAttempt", "sessionId", "sourceRange", "turnId", "viewCursor"},
            samples =
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
                            "last": {"id": "record-8", "sequence": 8},
                            "stream": {"id": "stream-1", "kind": "session"}
                          },
                          "turnId": "turn-1",
                          "viewCursor": "cursor-8"
                        }
                        """,
                    renders = "attempt 1/3 · retrying in 2s · provider stream disconnected")))
interface TurnNoticeTable {}
