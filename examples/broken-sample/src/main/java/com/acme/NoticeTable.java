package com.acme;

import dev.retryevents.annotation.RetryEvent;
import dev.retryevents.annotation.RetryEventTable;
import dev.retryevents.annotation.Sample;

/** No sample holds the variant of the acceleration limit. */
@RetryEventTable(
    schema = "msp.schema.json",
    family = "Notice",
    rows =
        @RetryEvent(
            type = "RateLimitRetryEvent",
            title = "Rate Limit Retry",
            message =
                """
                .input {$limitType :string}
                .match $limitType
                acceleration {{Hit acceleration limit for {$model}.}}
                * {{Hit capacity limit for {$model}.}}
                """,
            unrendered = {"attempt", "estimatedDelayMs", "systemThrottle"},
            samples =
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
                    renders = "Hit capacity limit for gpt-x.")))
interface NoticeTable {}
