package demo;

import dev.retryevents.annotation.RetryEvent;
import dev.retryevents.annotation.RetryEventTable;
import dev.retryevents.annotation.Sample;
import dev.retryevents.event.JobEvent;
import dev.retryevents.harness.RetryContext;

@RetryEventTable(
    schema = "bundle.json",
    family = "Notice",
    extending = JobEvent.class,
    signals = Signal.class,
    context = RetryContext.class,
    rows =
        @RetryEvent(
            type = "ToolRetry",
            title = "Tool Retry",
            from = Signal.ToolFailed.class,
            message = """
                .input {$limit :string}
                .local $seconds = {$estimatedDelayMs :retry:seconds}
                .match $limit
                tokens {{{$tool} ({$mode}) ran out of tokens, {$share :number minimumFractionDigits=1 maximumFractionDigits=1} done. Again in ~{$seconds} seconds (attempt {$attempt})}}
                * {{{$tool} ({$mode}) stopped at a limit: {$limit}. Again in ~{$seconds} seconds (attempt {$attempt})}}
                """,
            samples = {
                @Sample(
                    given = """
                        {
                          "tool": "grep", "attempt": 2, "estimatedDelayMs": 1500, "resumeAtMs": 1700000000000,
                          "mode": "sync", "limit": "tokens", "share": 0.25,
                          "cause": {"kind": "exit", "code": 2},
                          "hint": null, "calls": [{"id": "a"}], "labels": {"b": "c"}
                        }
                        """,
                    renders = "grep (sync) ran out of tokens, 0.3 done. Again in ~2 seconds (attempt 2)"),
                @Sample(
                    given = """
                        {
                          "tool": "grep", "attempt": 2, "estimatedDelayMs": 1500, "resumeAtMs": 1700000000000,
                          "mode": "sync", "limit": "disk", "share": 0.25,
                          "cause": {"kind": "exit", "code": 2},
                          "hint": null, "calls": [{"id": "a"}], "labels": {"b": "c"}
                        }
                        """,
                    renders = "grep (sync) stopped at a limit: disk. Again in ~2 seconds (attempt 2)")
            },
            unrendered = {"resumeAtMs", "cause", "hint", "calls", "labels", "extra"}))
interface NoticeTable {}
