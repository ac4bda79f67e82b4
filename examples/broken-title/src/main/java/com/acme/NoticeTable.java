package com.acme;

import dev.retryevents.annotation.RetryEvent;
import dev.retryevents.annotation.RetryEventTable;
import dev.retryevents.annotation.Sample;

/** The title is another one than in the bundle. */
@RetryEventTable(
    schema = "msp.schema.json",
    family = "Notice",
    rows =
        @RetryEvent(
            type = "OutputTruncationRetryEvent",
            title = "Output Cut Off",
            message =
                "Output truncated at {$previousBudget} tokens on {$model}, now {$newBudget}.",
            samples =
                @Sample(
                    given =
                        """
                        {"model": "gpt-x", "previousBudget": 4096, "newBudget": 8192}
                        """,
                    renders = "Output truncated at 4096 tokens on gpt-x, now 8192.")))
interface NoticeTable {}
