package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.retryevents.processor.model.NumberBounds;
import dev.retryevents.processor.model.ValueType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The calls that refuse a number which the schema does not allow. */
final class NumberCode {

  private static final BigInteger GREATEST = BigInteger.valueOf(Long.MAX_VALUE);

  private final Teller teller;
  private final String name;
  private final CodeBlock value;
  private final List<CodeBlock> calls = new ArrayList<>();

  private NumberCode(Teller teller, String name, CodeBlock value) {
    this.teller = teller;
    this.name = name;
    this.value = value;
  }

  /**
   * The calls.
   *
   * @param teller who refuses
   * @param name what a fault calls the number
   * @param value code that gives it
   * @param type what it is carried as
   */
  static List<CodeBlock> of(
      Teller teller, String name, CodeBlock value, ValueType type, NumberBounds bounds) {
    NumberCode code = new NumberCode(teller, name, value);
    if (type instanceof ValueType.Double) {
      code.fraction(bounds);
    } else {
      boolean narrow = type instanceof ValueType.Int;
      code.whole(
          bounds,
          narrow ? Integer.MIN_VALUE : Long.MIN_VALUE,
          narrow ? Integer.MAX_VALUE : Long.MAX_VALUE);
    }
    return List.copyOf(code.calls);
  }

  private void fraction(NumberBounds bounds) {
    if (!teller.codec()) { // JSON has no other numbers
      calls.add(teller.value("finite", name, value));
    }
    bounds.minimum().ifPresent(bound -> call("atLeast", fraction(bound)));
    bounds.above().ifPresent(bound -> call("above", fraction(bound)));
    bounds.maximum().ifPresent(bound -> call("atMost", fraction(bound)));
    bounds.below().ifPresent(bound -> call("below", fraction(bound)));
    bounds.multipleOf().ifPresent(step -> call("multipleOf", fraction(step)));
  }

  /** Of whole numbers every bound is a least or a greatest one; what the type holds goes unsaid. */
  private void whole(NumberBounds bounds, long lowest, long highest) {
    bounds
        .leastWhole()
        .filter(least -> least.compareTo(BigInteger.valueOf(lowest)) > 0)
        .ifPresent(least -> call("atLeast", whole(least)));
    bounds
        .greatestWhole()
        .filter(most -> most.compareTo(BigInteger.valueOf(highest)) < 0)
        .ifPresent(most -> call("atMost", whole(most)));
    bounds
        .multipleOf()
        .map(NumberCode::wholeStep)
        .filter(step -> !step.equals(BigInteger.ONE))
        .ifPresent(step -> call("multipleOf", whole(step)));
  }

  /**
   * The whole number that divides the same whole numbers as {@code step}: those that 0.75 divides
   * are those that 3 divides.
   */
  private static BigInteger wholeStep(BigDecimal step) {
    BigDecimal plain = step.stripTrailingZeros();
    if (plain.scale() <= 0) {
      return plain.toBigIntegerExact();
    }
    BigInteger tens = BigInteger.TEN.pow(plain.scale());
    return plain.unscaledValue().divide(plain.unscaledValue().gcd(tens));
  }

  private void call(String method, CodeBlock bound) {
    calls.add(teller.value(method, name, value, bound));
  }

  private static CodeBlock whole(BigInteger bound) {
    BigInteger least = BigInteger.valueOf(Long.MIN_VALUE);
    return CodeBlock.of("$L", NumberLiteral.ofWhole(bound.min(GREATEST).max(least).longValue()));
  }

  private static CodeBlock fraction(BigDecimal bound) {
    double most = Double.MAX_VALUE;
    double number = Math.max(-most, Math.min(most, bound.doubleValue()));
    return CodeBlock.of("$L", NumberLiteral.ofFraction(number));
  }
}
