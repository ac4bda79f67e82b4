package demo;

import dev.retryevents.annotation.RetryEvent;
import dev.retryevents.annotation.RetryEventTable;
import dev.retryevents.annotation.Sample;
import other.Signal;

@RetryEventTable(
    schema = "bundle.json",
    family = "Notice",
    signals = Signal.class,
    rows =
        @RetryEvent(
            type = "Pause",
            title = "Model Pause",
            message = "Model {$model} rests",
            samples =
                @Sample(
                    given = """
                        {"model": "gpt"}""",
                    renders = "Model gpt rests")))
interface NoticeTable {}
