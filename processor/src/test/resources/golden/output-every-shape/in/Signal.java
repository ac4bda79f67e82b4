package demo;

import dev.retryevents.json.JsonValue;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What can happen; it names types that are generated from the table. */
sealed interface Signal {

  /** A tool failed. */
  record ToolFailed(
      String tool,
      Instant resumeAt,
      Mode mode,
      String limit,
      Cause cause,
      @Nullable String hint,
      double share,
      @Nullable List<Call> calls,
      @Nullable Map<String, String> labels,
      @Nullable JsonValue extra)
      implements Signal {}
}
