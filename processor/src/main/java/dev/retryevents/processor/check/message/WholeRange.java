package dev.retryevents.processor.check.message;

import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Subject;
import dev.retryevents.processor.model.ValueType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * The whole numbers that a subject can be, by its type and its bounds.
 *
 * @param least the least of them
 * @param most the greatest of them
 * @param zero whether 0 is one of them, wherever the others are
 */
record WholeRange(BigInteger least, BigInteger most, boolean zero) {

  private static final BigDecimal MILLIS = BigDecimal.valueOf(1000);

  /** The numbers of an integer, or the seconds of one that counts milliseconds. */
  static WholeRange of(Subject subject) {
    Component component = subject.component();
    boolean narrow = component.type() instanceof ValueType.Int;
    BigInteger lowest = BigInteger.valueOf(narrow ? Integer.MIN_VALUE : Long.MIN_VALUE);
    BigInteger highest = BigInteger.valueOf(narrow ? Integer.MAX_VALUE : Long.MAX_VALUE);
    BigInteger least = component.bounds().number().leastWhole().orElse(lowest).max(lowest);
    BigInteger most = component.bounds().number().greatestWhole().orElse(highest).min(highest);
    return subject instanceof Subject.Seconds
        ? new WholeRange(seconds(least), seconds(most), component.presence().mayBeMissing())
        : new WholeRange(least, most, false);
  }

  /** Seconds are rounded up, so that no second between the first and the last is left out. */
  private static BigInteger seconds(BigInteger millis) {
    return new BigDecimal(millis).divide(MILLIS, 0, RoundingMode.CEILING).toBigInteger();
  }

  /** Whether the subject can be that number. */
  boolean holds(BigDecimal number) {
    boolean whole = number.stripTrailingZeros().scale() <= 0;
    return whole && (isBetween(number.toBigInteger()) || (zero && number.signum() == 0));
  }

  /** Whether the subject can be more than so many numbers. */
  boolean isLargerThan(int count) {
    BigInteger between = most.subtract(least).add(BigInteger.ONE).max(BigInteger.ZERO);
    boolean apart = zero && !isBetween(BigInteger.ZERO);
    return between
            .add(apart ? BigInteger.ONE : BigInteger.ZERO)
            .compareTo(BigInteger.valueOf(count))
        > 0;
  }

  private boolean isBetween(BigInteger number) {
    return least.compareTo(number) <= 0 && number.compareTo(most) <= 0;
  }
}
