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
            message = "Model {$model} rests",
            samples =
                @Sample(
                    given = """
                        {"model": "one"}""",
                    renders = "Model one rests")))
interface NoticeTable {}
