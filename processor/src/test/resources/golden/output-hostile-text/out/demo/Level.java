package demo;

import dev.retryevents.event.OpenEnum;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Level *&#47; of &#64;see.
 *
 * <p>The vocabulary is open: a value that is not listed is an {@link Unknown}.
 */
@Generated("dev.retryevents.processor.RetryEventProcessor")
@NullMarked
public sealed interface Level extends OpenEnum permits Level.Known, Level.Unknown {
  /** The value <code>""</code>. */
  Level EMPTY = Known.EMPTY;

  /** The value <code>5GMM</code>. */
  Level _5_GMM = Known._5_GMM;

  /** The value <code>A+</code>. */
  Level A_PLUS = Known.A_PLUS;

  /** The value <code>A</code>. */
  Level A = Known.A;

  /** The value <code>2.0</code>. */
  Level _2_0 = Known._2_0;

  /** The value <code>class</code>. */
  Level CLASS = Known.CLASS;

  /** The value <code>na\u00efve</code>. */
  Level NA\u00cfVE = Known.NA\u00cfVE;

  /**
   * The value of that spelling, known or not.
   *
   * @param wire the value as JSON spells it
   * @return the value
   */
  static Level ofWire(String wire) {
    Known known = Known.find(wire);
    return known == null ? new Unknown(wire) : known;
  }

  /** The values that were known when the program was built. */
  enum Known implements Level {
    /** The value <code>""</code>. */
    EMPTY(""),

    /** The value <code>5GMM</code>. */
    _5_GMM("5GMM"),

    /** The value <code>A+</code>. */
    A_PLUS("A+"),

    /** The value <code>A</code>. */
    A("A"),

    /** The value <code>2.0</code>. */
    _2_0("2.0"),

    /** The value <code>class</code>. */
    CLASS("class"),

    /** The value <code>na\u00efve</code>. */
    NA\u00cfVE("na\u00efve");

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
        case "" -> EMPTY;
        case "5GMM" -> _5_GMM;
        case "A+" -> A_PLUS;
        case "A" -> A;
        case "2.0" -> _2_0;
        case "class" -> CLASS;
        case "na\u00efve" -> NA\u00cfVE;
        default -> null;
      };
    }
  }

  /**
   * A value that was not known when the program was built, kept as it is.
   *
   * @param wire the value as JSON spells it
   */
  record Unknown(String wire) implements Level {
    /**
     * Refuses a known value: {@link Level#ofWire} gives that.
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
