package demo;

import dev.retryevents.event.WireEnum;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The definition <code>#/$defs/Tags/properties/by_name</code> of the schema. */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public enum TagsByName_728be9 implements WireEnum {
  /** The value <code>x</code>. */
  X__2d7116("x"),

  /** The value <code>X</code>. */
  X("X"),

  /** The value <code>+</code>. */
  PLUS("+"),

  /** The value <code>""</code>. */
  EMPTY("");

  private final String wire;

  TagsByName_728be9(String wire) {
    this.wire = wire;
  }

  /**
   * The value of that spelling.
   *
   * @param wire the value as JSON spells it
   * @return the value
   * @throws IllegalArgumentException if there is none
   */
  public static TagsByName_728be9 ofWire(String wire) {
    return switch (wire) {
      case "x" -> X__2d7116;
      case "X" -> X;
      case "+" -> PLUS;
      case "" -> EMPTY;
      default ->
          throw new IllegalArgumentException(
              "no TagsByName_728be9: \"" + wire + "\"; there are x, X, +, ");
    };
  }

  @Override
  public String wire() {
    return wire;
  }
}
