package dev.retryevents.event;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** The decimal with the fewest digits that reads back as the same double. */
final class ShortestDecimal {

  private ShortestDecimal() {}

  /**
   * The decimal of {@code value}.
   *
   * <p>{@link Double#toString(double)} gives it on JDK 19 and later; before, it gave a digit too
   * many now and then (JDK-4511638), so that the same number read differently from host to host.
   *
   * @param value a finite number
   */
  static BigDecimal of(double value) {
    BigDecimal shortest = new BigDecimal(Double.toString(value));
    BigDecimal exact = new BigDecimal(value);
    while (shortest.precision() > 1) {
      MathContext oneLess = new MathContext(shortest.precision() - 1, RoundingMode.HALF_EVEN);
      BigDecimal shorter = exact.round(oneLess);
      if (shorter.doubleValue() != value) {
        break;
      }
      shortest = shorter;
    }
    return shortest;
  }
}
