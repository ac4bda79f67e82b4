package demo;

import dev.retryevents.event.WireEnum;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The definition <code>#/$defs/Side</code> of the schema. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public enum Side implements WireEnum {
  /** The value <code>home</code>. */
  HOME("home"),

  /** The value <code>away</code>. */
  AWAY("away");

  private final String wire;

  Side(String wire) {
    this.wire = wire;
  }

  /**
   * The value of that spelling.
   *
   * @param wire the value as JSON spells it
   * @return the value
   * @throws IllegalArgumentException if there is none
   */
  public static Side ofWire(String wire) {
    return switch (wire) {
      case "home" -> HOME;
      case "away" -> AWAY;
      default ->
          throw new IllegalArgumentException("no Side: \"" + wire + "\"; there are home, away");
    };
  }

  @Override
  public String wire() {
    return wire;
  }
}
