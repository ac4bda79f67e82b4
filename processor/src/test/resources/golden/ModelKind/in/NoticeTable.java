import dev.retryevents.annotation.RetryEvent;
import dev.retryevents.annotation.RetryEventTable;
import dev.retryevents.annotation.Sample;

@RetryEventTable(
    schema = "bundle.json",
    family = "Notice",
    model = Wire.class,
    rows =
        @RetryEvent(
            type = "Pause",
            title = "Model Pause",
            message = "Model {$model} rests",
            samples = @Sample(given = "{\"model\": \"small\"}", renders = "Model small rests")))
interface NoticeTable {}
