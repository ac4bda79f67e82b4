package dev.retryevents.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShortestDecimalTest {

  /** Some of these have a digit too many in {@code Double.toString} of JDK 17. */
  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0.0, 0",
    "1.15, 1.15",
    "0.1, 0.1",
    "2.0E-3, 0.002",
    "1e23, 1E+23",
    "2e23, 2E+23",
    "8.41e21, 8.41E+21",
    "3.5252102918550157e17, 3.525210291855016E+17",
    "2.2250738585072014e-308, 2.2250738585072014E-308",
    "1.7976931348623157e308, 1.7976931348623157E+308",
    "-5.684341886080802e-14, -5.684341886080802E-14",
    "4.9e-324, 5E-324",
    "9.9e-324, 1E-323",
    "2.5e-323, 2.5E-323"
  })
  void aDecimalHasNoDigitTooMany(double value, String expected) {
    assertEquals(0, new BigDecimal(expected).compareTo(ShortestDecimal.of(value)));
  }

  @Test
  void everyPowerOfTwoHasItsShortestDecimal() {
    IntStream.rangeClosed(-1074, 1023).forEach(n -> assertShortest(Math.scalb(1.0, n)));
  }

  @Test
  void everyDoubleHasItsShortestDecimal() {
    Random random = new Random(5);
    random
        .longs(4_000)
        .mapToDouble(Double::longBitsToDouble)
        .filter(Double::isFinite)
        .forEach(ShortestDecimalTest::assertShortest);
    random.doubles(4_000, 0, 11).forEach(ShortestDecimalTest::assertShortest);
    IntStream.range(1, 2_000).forEach(n -> assertShortest(n * Double.MIN_VALUE));
  }

  private static void assertShortest(double value) {
    BigDecimal exact = new BigDecimal(value);
    BigDecimal shortest = ShortestDecimal.of(value);
    int digits = shortest.precision();
    assertEquals(value, shortest.doubleValue(), "reads back");
    for (BigDecimal other : neighbours(exact, digits)) {
      boolean farther = distance(exact, other).compareTo(distance(exact, shortest)) >= 0;
      assertTrue(farther || other.doubleValue() != value, () -> "nearer: " + other);
    }
    if (digits > 1) {
      for (BigDecimal other : neighbours(exact, digits - 1)) {
        assertNotEquals(value, other.doubleValue(), () -> "shorter: " + other);
      }
    }
  }

  private static List<BigDecimal> neighbours(BigDecimal exact, int digits) {
    return List.of(
        exact.round(new MathContext(digits, RoundingMode.FLOOR)),
        exact.round(new MathContext(digits, RoundingMode.CEILING)));
  }

  private static BigDecimal distance(BigDecimal a, BigDecimal b) {
    return a.subtract(b).abs();
  }
}
