package demo;

import dev.retryevents.event.WireEnum;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The definition <code>#/$defs/tags</code> of the schema. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public enum Tags_ed2d80 implements WireEnum {
  /** The value <code>one</code>. */
  ONE("one"),

  /** The value <code>two</code>. */
  TWO("two");

  private final String wire;

  Tags_ed2d80(String wire) {
    this.wire = wire;
  }

  /**
   * The value of that spelling.
   *
   * @param wire the value as JSON spells it
   * @return the value
   * @throws IllegalArgumentException if there is none
   */
  public static Tags_ed2d80 ofWire(String wire) {
    return switch (wire) {
      case "one" -> ONE;
      case "two" -> TWO;
      default ->
          throw new IllegalArgumentException("no Tags_ed2d80: \"" + wire + "\"; there are one, two");
    };
  }

  @Override
  public String wire() {
    return wire;
  }
}
