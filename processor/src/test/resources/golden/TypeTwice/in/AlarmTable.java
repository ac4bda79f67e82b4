package demo;

import dev.retryevents.annotation.RetryEvent;
import dev.retryevents.annotation.RetryEventTable;
import dev.retryevents.annotation.Sample;

@RetryEventTable(
    schema = "other.json",
    family = "Alarm",
    rows =
        @RetryEvent(
            type = "Pause",
            name = "AlarmPause",
            title = "Model Pause",
            message = "No limit {$limit}",
            samples =
                @Sample(
                    given = """
                        {"limit": "none"}""",
                    renders = "No limit none")))
interface AlarmTable {}
