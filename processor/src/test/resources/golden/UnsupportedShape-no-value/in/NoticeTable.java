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
            message = "A model rests",
            samples =
                @Sample(
                    given = """
                        {"model": "gpt"}""",
                    renders = "A model rests"),
            unrendered = "model"))
interface NoticeTable {}
