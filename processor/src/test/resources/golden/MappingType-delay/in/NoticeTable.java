package demo;

import dev.retryevents.annotation.RetryEvent;
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
            message = "Back in ~{$delayMs :retry:seconds} s",
            samples =
                @Sample(
                    given = """
                        {"delayMs": 1500}""",
                    renders = "Back in ~2 s")))
interface NoticeTable {}
