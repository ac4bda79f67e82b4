package demo;

import dev.retryevents.event.WireEnum;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** How the tool is called. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public enum Mode implements WireEnum {
  /** The value <code>sync</code>. */
  SYNC("sync"),

  /** The value <code>async</code>. */
  ASYNC("async");

  private final String wire;

  Mode(String wire) {
    this.wire = wire;
  }

  /**
   * The value of that spelling.
   *
   * @param wire the value as JSON spells it
   * @return the value
   * @throws IllegalArgumentException if there is none
   */
  public static Mode ofWire(String wire) {
    return switch (wire) {
      case "sync" -> SYNC;
      case "async" -> ASYNC;
      default ->
          throw new IllegalArgumentException("no Mode: \"" + wire + "\"; there are sync, async");
    };
  }

  @Override
  public String wire() {
    return wire;
  }
}
