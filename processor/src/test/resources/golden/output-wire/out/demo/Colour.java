package demo;

import dev.retryevents.event.OpenEnum;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * The definition <code>#/$defs/Colour</code> of the schema.
 *
 * <p>The vocabulary is open: a value that is not listed is an {@link Unknown}.
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public sealed interface Colour extends OpenEnum permits Colour.Known, Colour.Unknown {
  /** The value <code>red</code>. */
  Colour RED = Known.RED;

  /** The value <code>blue</code>. */
  Colour BLUE = Known.BLUE;

  /**
   * The value of that spelling, known or not.
   *
   * @param wire the value as JSON spells it
   * @return the value
   */
  static Colour ofWire(String wire) {
    Known known = Known.find(wire);
    return known == null ? new Unknown(wire) : known;
  }

  /** The values that were known when the program was built. */
  enum Known implements Colour {
    /** The value <code>red</code>. */
    RED("red"),

    /** The value <code>blue</code>. */
    BLUE("blue");

    private final String wire;

    Known(String wire) {
      this.wire = wire;
    }

    @Override
    public String wire() {
      return wire;
    }

    @Override
    public boolean isKnown() {
      return true;
    }

    private static @Nullable Known find(String wire) {
      return switch (wire) {
        case "red" -> RED;
        case "blue" -> BLUE;
        default -> null;
      };
    }
  }

  /**
   * A value that was not known when the program was built, kept as it is.
   *
   * @param wire the value as JSON spells it
   */
  record Unknown(String wire) implements Colour {
    /**
     * Refuses a known value: {@link Colour#ofWire} gives that.
     *
     * @param wire a spelling that is not listed
     * @throws IllegalArgumentException if it is listed
     */
    public Unknown {
      Objects.requireNonNull(wire, "wire");
      if (Known.find(wire) != null) {
        throw new IllegalArgumentException("a known value: " + wire);
      }
    }

    @Override
    public boolean isKnown() {
      return false;
    }
  }
}
