package demo;

import dev.retryevents.annotation.RetryEventContract;
import java.time.Instant;

@RetryEventContract(NoticeTable.class)
class NoticeContract {

  static Signal.ToolFailed toolFailed() {
    return new Signal.ToolFailed(
        "grep",
        Instant.EPOCH,
        Mode.SYNC,
        "tokens",
        new Cause.Timeout(1),
        null,
        0.5,
        null,
        null,
        null);
  }
}
