package com.acme.agent.retry;

import dev.retryevents.event.OpenEnum;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A limit that a provider sets: on how much, or on how fast it grows.
 *
 * <p>The vocabulary is open: a value that is not listed is an {@link Unknown}.
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public sealed interface RateLimitType extends OpenEnum
    permits RateLimitType.Known, RateLimitType.Unknown {

  /** The value <code>acceleration</code>. */
  RateLimitType ACCELERATION = Known.ACCELERATION;

  /** The value <code>capacity</code>. */
  RateLimitType CAPACITY = Known.CAPACITY;

  /**
   * The value of that spelling, known or not.
   *
   * @param wire the value as JSON spells it
   * @return the value
   */
  static RateLimitType ofWire(String wire) {
    Known known = Known.find(wire);
    return known == null ? new Unknown(wire) : known;
  }

  /** The values that were known when the program was built. */
  enum Known implements RateLimitType {
    /** The value <code>acceleration</code>. */
    ACCELERATION("acceleration"),

    /** The value <code>capacity</code>. */
    CAPACITY("capacity");

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
        case "acceleration" -> ACCELERATION;
        case "capacity" -> CAPACITY;
        default -> null;
      };
    }
  }

  /**
   * A value that was not known when the program was built, kept as it is.
   *
   * @param wire the value as JSON spells it
   */
  record Unknown(String wire) implements RateLimitType {
    /**
     * Refuses a known value: {@link RateLimitType#ofWire} gives that.
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
