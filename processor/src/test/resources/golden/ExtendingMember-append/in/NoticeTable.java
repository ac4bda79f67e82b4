package demo;

import dev.retryevents.annotation.RetryEvent;
import dev.retryevents.annotation.RetryEventTable;
import dev.retryevents.annotation.Sample;

@RetryEventTable(
    schema = "bundle.json",
    family = "Notice",
    extending = Told.class,
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

interface Told {
  default StringBuilder appendMessage(StringBuilder out) {
    return out.append(this);
  }
}
