package dev.retryevents.processor.template;

import dev.retryevents.event.NumberText;
import dev.retryevents.event.SignDisplay;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A finite number of a message, in the arithmetic that the generated code uses for it. */
sealed interface Amount {

  /** The production number-literal of the grammar. */
  Pattern NUMBER_LITERAL =
      Pattern.compile("-?(0|[1-9][0-9]*)(?<fraction>\\.[0-9]+)?(?<exponent>[eE][-+]?[0-9]+)?");

  /**
   * The number as a decimal: the shortest that stands for it, as {@code Double.toString} has it.
   */
  BigDecimal decimal();

  /** The sum with a whole number, in the number's own arithmetic. */
  Amount plus(long addend);

  /** The nearest whole number, halves up, away from zero. */
  default Whole rounded() {
    return new Whole(decimal().setScale(0, RoundingMode.HALF_UP).toBigInteger());
  }

  /** The number as a key must spell it to match exactly: plain digits, nothing superfluous. */
  default String exactKey() {
    BigDecimal decimal = decimal();
    return decimal.signum() == 0 ? "0" : decimal.stripTrailingZeros().toPlainString();
  }

  /** The number that a literal spells by the production number-literal, if it does. */
  static Optional<Amount> of(String literal) {
    Matcher number = NUMBER_LITERAL.matcher(literal);
    if (!number.matches()) {
      return Optional.empty();
    }
    boolean whole = number.group("fraction") == null && number.group("exponent") == null;
    return whole
        ? Optional.of(new Whole(new BigInteger(literal)))
        : of(Double.parseDouble(literal));
  }

  /** A double as an amount, unless it is not a number or infinite. */
  static Optional<Amount> of(double value) {
    return Double.isFinite(value) ? Optional.of(new Binary(value)) : Optional.empty();
  }

  /** A whole number of any size; its sums are exact. */
  record Whole(BigInteger value) implements Amount {

    @Override
    public BigDecimal decimal() {
      return new BigDecimal(value);
    }

    @Override
    public Amount plus(long addend) {
      return new Whole(value.add(BigInteger.valueOf(addend)));
    }
  }

  /** A double; its sums are sums of doubles, rounded before anything is shown. */
  record Binary(double value) implements Amount {

    /** More than any double has: the last digit of the smallest is the 324th behind the point. */
    private static final int MOST_FRACTION_DIGITS = 400;

    @Override
    public BigDecimal decimal() {
      // The runtime knows it on every JDK; Double.toString gives a digit too many before 19.
      StringBuilder plain = new StringBuilder();
      NumberText.append(plain, value, 1, 0, MOST_FRACTION_DIGITS, SignDisplay.AUTO);
      return new BigDecimal(plain.toString());
    }

    @Override
    public Amount plus(long addend) {
      return new Binary(value + addend);
    }
  }
}
