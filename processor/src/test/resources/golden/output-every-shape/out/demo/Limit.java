package demo;

import dev.retryevents.event.OpenEnum;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * What was used up.
 *
 * <p>The vocabulary is open: a value that is not listed is an {@link Unknown}.
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public sealed interface Limit extends OpenEnum permits Limit.Known, Limit.Unknown {
  /** The value <code>tokens</code>. */
  Limit TOKENS = Known.TOKENS;

  /** The value <code>time</code>. */
  Limit TIME = Known.TIME;

  /**
   * The value of that spelling, known or not.
   *
   * @param wire the value as JSON spells it
   * @return the value
   */
  static Limit ofWire(String wire) {
    Known known = Known.find(wire);
    return known == null ? new Unknown(wire) : known;
  }

  /** The values that were known when the program was built. */
  enum Known implements Limit {
    /** The value <code>tokens</code>. */
    TOKENS("tokens"),

    /** The value <code>time</code>. */
    TIME("time");

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
        case "tokens" -> TOKENS;
        case "time" -> TIME;
        default -> null;
      };
    }
  }

  /**
   * A value that was not known when the program was built, kept as it is.
   *
   * @param wire the value as JSON spells it
   */
  record Unknown(String wire) implements Limit {
    /**
     * Refuses a known value: {@link Limit#ofWire} gives that.
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
