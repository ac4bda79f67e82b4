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
                capacity {{Too much}}
                |capacity| {{Full}}
                * {{Too fast}}
                """))
interface NoticeTable {}
