package com.acme;

import dev.retryevents.event.OpenEnum;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * The definition <code>#/$defs/Override</code> of the schema.
 *
 * <p>The vocabulary is open: a value that is not listed is an {@link Unknown}.
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public sealed interface Override extends OpenEnum permits Override.Known, Override.Unknown {
  /** The value <code>one"two</code>. */
  Override ONE = Known.ONE;

  /**
   * The value of that spelling, known or not.
   *
   * @param wire the value as JSON spells it
   * @return the value
   */
  static Override ofWire(java.lang.String wire) {
    Known known = Known.find(wire);
    return known == null ? new Unknown(wire) : known;
  }

  /** The values that were known when the program was built. */
  enum Known implements Override {
    /** The value <code>one"two</code>. */
    ONE("one\"two");

    private final java.lang.String wire;

    Known(java.lang.String wire) {
      this.wire = wire;
    }

    @java.lang.Override
    public java.lang.String wire() {
      return wire;
    }

    @java.lang.Override
    public boolean isKnown() {
      return true;
    }

    private static @Nullable Known find(java.lang.String wire) {
      return switch (wire) {
        case "one\"two" -> ONE;
        default -> null;
      };
    }
  }

  /**
   * A value that was not known when the program was built, kept as it is.
   *
   * @param wire the value as JSON spells it
   */
  record Unknown(java.lang.String wire) implements Override {
    /**
     * Refuses a known value: {@link Override#ofWire} gives that.
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

    @java.lang.Override
    public boolean isKnown() {
      return false;
    }
  }
}
