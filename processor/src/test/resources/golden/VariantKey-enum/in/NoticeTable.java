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
                .input {$limit :string}
                .match $limit
                accelaration {{Too fast}}
                * {{Too much}}
                """))
interface NoticeTable {}
