package demo;

import dev.retryevents.annotation.RetryEvent;
import dev.retryevents.annotation.RetryEventTable;
import dev.retryevents.annotation.Sample;
import dev.retryevents.event.JobEvent;

@RetryEventTable(
    schema = "bundle.json",
    family = "Notice",
    extending = JobEvent.class,
    signals = Signal.class,
    rows =
        @RetryEvent(
            type = "Pause",
            title = "Model Pause",
            from = Signal.Slow.class,
            message = "Model {$model} rests",
            samples =
                @Sample(
                    given = """
                        {"model": "gpt"}""",
                    renders = "Model gpt rests")))
interface NoticeTable {}
