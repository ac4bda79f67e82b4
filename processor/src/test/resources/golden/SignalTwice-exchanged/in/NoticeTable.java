package demo;

import dev.retryevents.annotation.RetryEvent;
import dev.retryevents.annotation.RetryEventTable;
import dev.retryevents.annotation.Sample;

@RetryEventTable(
    schema = "bundle.json",
    family = "Notice",
    signals = Signal.class,
    rows = {
      @RetryEvent(
          type = "BusyPause",
          title = "Busy Pause",
          from = Signal.Busy.class,
          message = "Provider {$provider} is busy",
          samples =
              @Sample(
                  given = """
                      {"provider": "acme"}""",
                  renders = "Provider acme is busy")),
      @RetryEvent(
          type = "SlowPause",
          title = "Slow Pause",
          from = Signal.Busy.class,
          message = "Model {$model} rests",
          samples =
              @Sample(
                  given = """
                      {"model": "gpt"}""",
                  renders = "Model gpt rests"))
    })
interface NoticeTable {}
