package demo;

import dev.retryevents.annotation.RetryEvent;
import dev.retryevents.annotation.RetryEventTable;
import dev.retryevents.annotation.Sample;

@RetryEventTable(
    schema = "bundle.json",
    family = "Notice",
    rows =
        @RetryEvent(
            type = "5xx-retry",
            name = "Overload",
            title = """
                5xx */ "Retry" \\u002a""",
            message = """
                "{$class}" \\\\ \\{{$hashCode}\\} */ {$min-lines} \\| {$wait}""",
            samples =
                @Sample(
                    given = """
                        {"class": "a\\"b", "enum": "", "hashCode": 1, "min-lines": 2, "package": "", "wait": "A+", "$ref-like": ""}""",
                    renders = """
                        "a"b" \\ {1} */ 2 | A+"""),
            unrendered = {"enum", "package", "$ref-like"}))
interface NoticeTable {}
