package com.acme;

import dev.retryevents.annotation.RetryEvent;
import dev.retryevents.annotation.RetryEventTable;
import dev.retryevents.annotation.Sample;

/** No row is for the signal Refused. */
@RetryEventTable(
    schema = "msp.schema.json",
    family = "Notice",
    signals = Signal.class,
    rows =
        @RetryEvent(
            type = "OutputTruncationRetryEvent",
            title = "Output Truncation Retry",
            from = Signal.Truncated.class,
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
