package demo;

import dev.retryevents.annotation.RetryEvent;
import dev.retryevents.annotation.RetryEventTable;

@RetryEventTable(
    schema = "bundle.json",
    family = "Notice",
    rows =
        @RetryEvent(
            type = "Pause",
            title = "Model Pause",
            message = """
                .local $more = {$delayMs :offset add=1}
                {{Back in {$more :retry:seconds} s}}
                """))
interface NoticeTable {}
