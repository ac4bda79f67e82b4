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
                .input {$count :number}
                .match $count
                1.5 {{Models}}
                * {{Models: {$count}}}
                """,
            samples =
                @Sample(
                    given = """
                        {"count": 1}""",
                    renders = "Models: 1")))
interface NoticeTable {}
