package com.acme;

import dev.retryevents.annotation.RetryEvent;
import dev.retryevents.annotation.RetryEventTable;
import dev.retryevents.annotation.Sample;

/** A table over a bundle of its own project. */
@RetryEventTable(
    schema = "acme.schema.json",
    family = "Notice",
    rows =
        @RetryEvent(
            type = "QuotaNotice",
            title = "Quota",
            message = "Quota of {$team} is used up; next try in {$waitMs :retry:seconds} seconds",
            samples =
                @Sample(
                    given =
                        """
                        {"team": "search", "waitMs": 1500}
                        """,
                    renders = "Quota of search is used up; next try in 2 seconds")))
interface NoticeTable {}
