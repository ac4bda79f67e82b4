package dev.retryevents.benchmarks.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;

/**
 * What Jackson reads instead of the generated records: the same components in the same order, but
 * strings for vocabularies and null for what is absent, which is the least work for it.
 */
final class JacksonTypes {

  private JacksonTypes() {}

  record RetryScheduled(
      long attempt,
      long maxAttempts,
      long nextAttempt,
      String reason,
      long retryDelayMs,
      String sessionId,
      Range sourceRange,
      String turnId,
      String viewCursor) {}

  record Range(Position first, Position last, Stream stream) {}

  record Position(String id, long sequence) {}

  record Stream(String id, String kind) {}

  record ItemCompleted(Item item, String sessionId, Range sourceRange, String viewCursor) {}

  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Item(
      String args,
      String callId,
      String commandId,
      String fallbackText,
      String itemId,
      String kind,
      String recordedAt,
      long revision,
      String status,
      String text,
      String tool,
      Boolean truncated,
      String turnId,
      String visibleOutput) {}

  record TurnStart(String commandId, List<Part> input, String sessionId) {}

  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Part(String text, String type) {}
}
