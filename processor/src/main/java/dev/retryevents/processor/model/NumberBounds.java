package dev.retryevents.processor.model;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the schema asks of a number.
 *
 * @param minimum the least number
 * @param maximum the greatest number
 * @param above the number to exceed
 * @param below the number to stay below
 * @param multipleOf what must divide it without a rest; above zero
 */
public record NumberBounds(
    Optional<BigDecimal> minimum,
    Optional<BigDecimal> maximum,
    Optional<BigDecimal> above,
    Optional<BigDecimal> below,
    Optional<BigDecimal> multipleOf) {

  /** No demands. */
  public static final NumberBounds NONE =
      new NumberBounds(
          Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  /** Whether the number keeps to all of them. */
  public boolean admit(BigDecimal number) {
    return minimum.filter(least -> number.compareTo(least) < 0).isEmpty()
        && maximum.filter(most -> number.compareTo(most) > 0).isEmpty()
        && above.filter(bound -> number.compareTo(bound) <= 0).isEmpty()
        && below.filter(bound -> number.compareTo(bound) >= 0).isEmpty()
        && multipleOf.filter(step -> number.remainder(step).signum() != 0).isEmpty();
  }

  /** The least whole number that keeps to the bounds; empty if there is no end below. */
  public Optional<BigInteger> leastWhole() {
    return Stream.of(
            minimum.map(bound -> whole(bound, RoundingMode.CEILING)),
            above.map(bound -> whole(bound, RoundingMode.FLOOR).add(BigInteger.ONE)))
        .flatMap(Optional::stream)
        .max(Comparator.naturalOrder());
  }

  /** The greatest whole number that keeps to the bounds; empty if there is no end above. */
  public Optional<BigInteger> greatestWhole() {
    return Stream.of(
            maximum.map(bound -> whole(bound, RoundingMode.FLOOR)),
            below.map(bound -> whole(bound, RoundingMode.CEILING).subtract(BigInteger.ONE)))
        .flatMap(Optional::stream)
        .min(Comparator.naturalOrder());
  }

  private static BigInteger whole(BigDecimal bound, RoundingMode rounding) {
    return bound.setScale(0, rounding).toBigInteger();
  }
}
