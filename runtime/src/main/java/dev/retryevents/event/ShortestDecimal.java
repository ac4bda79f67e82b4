package dev.retryevents.event;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** The decimal with the fewest digits that reads back as the same double. */
final class ShortestDecimal {

  private ShortestDecimal() {}

  /**
   * The decimal of {@code value}; of several with as few digits, the nearest.
   *
   * <p>{@link Double#toString(double)} gives it on JDK 19 and later; before, it gave a digit too
   * many now and then (JDK-4511638), so that the same number read differently from host to host.
   *
   * @param value the number
   * @throws IllegalArgumentException if it is not finite
   */
  static BigDecimal of(double value) {
    Constraints.finite("the number", value);
    BigDecimal exact = new BigDecimal(value);
    BigDecimal shortest = new BigDecimal(Double.toString(value));
    for (int digits = shortest.precision(); digits > 0; digits--) {
      BigDecimal candidate = nearest(exact, digits, value);
      if (candidate == null) {
        break;
      }
      shortest = candidate;
    }
    return shortest;
  }

  /** The decimal of that many digits nearest to {@code exact} that reads back, or null. */
  private static @Nullable BigDecimal nearest(BigDecimal exact, int digits, double value) {
    BigDecimal near = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
    if (near.doubleValue() == value) {
      return near;
    }
    // Below a power of two, doubles lie closer together than above it. There the nearer of the two
    // neighbours may read back as another number where the farther one does not.
    RoundingMode away = near.compareTo(exact) < 0 ? RoundingMode.CEILING : RoundingMode.FLOOR;
    BigDecimal far = exact.round(new MathContext(digits, away));
    return far.doubleValue() == value ? far : null;
  }
}
