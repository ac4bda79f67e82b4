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
            message = "{$min-lines} {$minLines}",
            samples =
                @Sample(
                    given = """
                        {"min-lines": "a", "minLines": "b"}""",
                    renders = "a b")))
interface NoticeTable {}
