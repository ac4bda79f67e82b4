package demo;

import dev.retryevents.annotation.RetryEvent;
import dev.retryevents.annotation.RetryEventTable;
import dev.retryevents.annotation.Sample;

@RetryEventTable(
    schema = "bundle.json",
    family = "Notice",
    rows =
        @RetryEvent(
            type = "Pause",
            title = "Model Pause",
            message = """
                .input {$limit :string}
                .match $limit
                acceleration {{Too fast}}
                * {{Too much}}
                """,
            samples =
                @Sample(
                    given = """
                        {"limit": "capacity"}""",
                    renders = "Too much")))
interface NoticeTable {}
