package demo;

import dev.retryevents.annotation.RetryEventTable;

@RetryEventTable(
    schema = "bundle.json",
    family = "Notice",
    rows = {})
interface NoticeTable {}
