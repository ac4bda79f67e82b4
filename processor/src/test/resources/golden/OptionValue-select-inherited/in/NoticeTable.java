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
                .local $kind = {$count :number select=exact}
                .local $same = {$kind :number}
                .match $same
                1 {{One model}}
                * {{Models}}
                """))
interface NoticeTable {}
