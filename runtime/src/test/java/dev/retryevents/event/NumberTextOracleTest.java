package dev.retryevents.event;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Numbers against two other ways to the same text: {@code %.1f} and {@link BigDecimal}. */
class NumberTextOracleTest {

  @Test
  void tenthsAgreeWithBothOnWhatThrottlesAre() {
    Random random = new Random(1);
    random.doubles(150_000, 0, 11).forEach(NumberTextOracleTest::compareTenths);
    random.doubles(50_000, 0, 1e7).forEach(NumberTextOracleTest::compareTenths);
  }

  @Test
  void tenthsAgreeWithBothOnBothSidesOfTheShortWay() {
    Random random = new Random(2);
    random.doubles(20_000, 9e12, 1.1e13).forEach(NumberTextOracleTest::compareTenths);
    random.doubles(20_000, -11, 0).forEach(NumberTextOracleTest::compareTenths);
    random.doubles(20_000, 1e13, 1e15).forEach(NumberTextOracleTest::compareTenths);
  }

  @Test
  void tenthsAgreeWithBothOnTiesAndTheirNeighbours() {
    IntStream.range(0, 2_000).forEach(k -> compareAround((2 * k + 1) / 20.0));
    Random random = new Random(3);
    random.longs(5_000, 0, 50_000_000_000_000L).forEach(k -> compareAround((2 * k + 1) / 20.0));
    IntStream.range(0, 2_000).forEach(k -> compareAround(k / 10.0));
  }

  @Test
  void everyOtherLayoutAgreesWithBigDecimal() {
    Random random = new Random(4);
    for (int i = 0; i < 60_000; i++) {
      int minimum = random.nextInt(4);
      int maximum = minimum + random.nextInt(5);
      // ties of every length, and values that are none
      double value =
          random.nextBoolean()
              ? random.nextDouble() * 2000 - 1000
              : (2 * random.nextInt(200_000) - 200_001) / (2 * Math.pow(10, maximum));
      StringBuilder out = new StringBuilder();
      NumberText.append(out, value, 1, minimum, maximum, SignDisplay.AUTO);
      assertEquals(rounded(value, minimum, maximum), out.toString(), () -> "of " + value);
    }
  }

  private static void compareAround(double tie) {
    double low = tie;
    double high = tie;
    compareTenths(tie);
    for (int ulps = 0; ulps < 4; ulps++) {
      low = Math.nextDown(low);
      high = Math.nextUp(high);
      DoubleStream.of(low, high).forEach(NumberTextOracleTest::compareTenths);
    }
  }

  private static void compareTenths(double value) {
    StringBuilder out = new StringBuilder();
    NumberText.appendTenths(out, value);
    String formatted = String.format(Locale.ROOT, "%.1f", value);
    // the one difference: there is no minus zero
    String expected = formatted.equals("-0.0") ? "0.0" : formatted;
    assertEquals(expected, out.toString(), () -> "%.1f of " + value);
    assertEquals(rounded(value, 1, 1), out.toString(), () -> "BigDecimal of " + value);
  }

  private static String rounded(double value, int minimum, int maximum) {
    BigDecimal rounded =
        new BigDecimal(Double.toString(value)).setScale(maximum, RoundingMode.HALF_UP);
    int scale = Math.max(minimum, rounded.stripTrailingZeros().scale());
    return rounded.setScale(scale).toPlainString();
  }
}
