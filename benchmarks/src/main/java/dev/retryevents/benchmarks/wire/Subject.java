package dev.retryevents.benchmarks.wire;

import java.io.IOException;

/** What is exchanged, and whether its members stand as a host sends them or as in the schema. */
public enum Subject {
  /** The params of {@code turn/retryScheduled}, 483 bytes. */
  RETRY_SCHEDULED,

  /** The same in the order of the schema. */
  RETRY_SCHEDULED_AS_DECLARED,

  /** The params of {@code item/completed} with the output of a tool, two kilobytes. */
  ITEM_COMPLETED,

  /** The params of {@code turn/start} with a list of texts, fifty kilobytes. */
  TURN_START;

  Exchange<?> exchange() throws IOException {
    return switch (this) {
      case RETRY_SCHEDULED -> retryScheduled();
      case RETRY_SCHEDULED_AS_DECLARED -> retryScheduled()
          .asDeclared(JacksonTypes.RetryScheduled.class);
      case ITEM_COMPLETED -> new Exchange<>(
          Frames.itemCompleted(),
          ItemCompletedParamsCodec.INSTANCE,
          JacksonTypes.ItemCompleted.class);
      case TURN_START -> new Exchange<>(
          Frames.turnStart(), TurnStartParamsCodec.INSTANCE, JacksonTypes.TurnStart.class);
    };
  }

  private static Exchange<TurnRetryScheduledParams> retryScheduled() throws IOException {
    return new Exchange<>(
        Frames.retryScheduled(),
        TurnRetryScheduledParamsCodec.INSTANCE,
        JacksonTypes.RetryScheduled.class);
  }
}
