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
                .local $rough = {$share :number maximumFractionDigits=1}
                {{{$rough :number minimumFractionDigits=2} done}}
                """))
interface NoticeTable {}
