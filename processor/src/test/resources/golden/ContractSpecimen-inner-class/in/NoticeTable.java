package demo;

import dev.retryevents.annotation.RetryEvent;
import dev.retryevents.annotation.RetryEventContract;
import dev.retryevents.annotation.RetryEventTable;
import dev.retryevents.annotation.Sample;

@RetryEventTable(
    schema = "bundle.json",
    family = "Notice",
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

@RetryEventContract(NoticeTable.class)
class NoticeContract {}
