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
            message = "Model {$model} rsets",
            samples = {
                @Sample(
                    given = """
                        {"model": "a"}""",
                    renders = "Model a rests"),
                @Sample(
                    given = """
                        {"model": "b"}""",
                    renders = "Model b rests")
            }))
interface NoticeTable {}
