package dev.retryevents.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumberTextTest {

  @ParameterizedTest
  @CsvSource({
    "0, 1.0",
    "0.04, 1.0",
    "0.05, 1.1",
    "0.15, 1.2",
    "0.25, 1.3",
    "0.35, 1.4",
    "0.45, 1.5",
    "0.55, 1.6",
    "0.65, 1.7",
    "0.75, 1.8",
    "0.85, 1.9",
    "0.95, 2.0",
    "8.95, 10.0",
    "8.999, 10.0",
    "9, 10.0",
    "-1, 0.0",
    "5.55e-17, 1.0",
    "0.6000000000000001, 1.6",
    "0.049999999999999996, 1.1",
    "1e9, 1000000001.0"
  })
  void aThrottleReadsAsItsDoubleSumWithOne(double throttle, String expected) {
    assertEquals(expected, tenths(1 + throttle));
  }

  @ParameterizedTest
  @CsvSource({
    "9999999999999.95, 10000000000000.0",
    "1e13, 10000000000000.0",
    "12345678901234.05, 12345678901234.1",
    "1e23, 100000000000000000000000.0",
    "2e23, 200000000000000000000000.0",
    "3.5252102918550157e17, 352521029185501600.0",
    "-1.15, -1.2",
    "-2, -2.0",
    "4.9e-324, 0.0"
  })
  void beyondTheShortWayTenthsFollowTheSameRule(double value, String expected) {
    assertEquals(expected, tenths(value));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.0, -0.04, -0.049999999999999996, -4.9e-324})
  void whatRoundsToZeroHasNoMinus(double value) {
    assertEquals("0.0", tenths(value));
    for (SignDisplay sign : SignDisplay.values()) {
      String expected = sign == SignDisplay.ALWAYS ? "+0" : "0";
      assertEquals(expected, text(value, 1, 0, 1, sign), sign::name);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1.5, 1, 0, 0, 2",
    "2.5, 1, 0, 0, 3",
    "-2.5, 1, 0, 0, -3",
    "0.5, 1, 0, 3, 0.5",
    "0.5, 1, 2, 3, 0.50",
    "0.12345, 1, 2, 4, 0.1235",
    "0.1199, 1, 1, 3, 0.12",
    "0.1999, 1, 1, 3, 0.2",
    "0.9999, 1, 1, 3, 1.0",
    "0.9999, 1, 0, 3, 1",
    "1.005, 1, 2, 2, 1.01",
    "100, 1, 0, 2, 100",
    "100, 1, 2, 2, 100.00",
    "0, 1, 2, 5, 0.00",
    "7.5, 3, 1, 1, 007.5",
    "-7.5, 3, 1, 1, -007.5",
    "1234.5, 3, 1, 1, 1234.5",
    "0.002, 1, 0, 4, 0.002",
    "2e-3, 1, 4, 4, 0.0020",
    "1e21, 1, 0, 2, 1000000000000000000000",
    "9.9e-10, 1, 0, 10, 0.000000001",
    "9.9e-10, 1, 0, 11, 0.00000000099"
  })
  void aNumberKeepsTheFewestDigitsItIsAllowed(
      double value, int integerDigits, int minimum, int maximum, String expected) {
    assertEquals(expected, text(value, integerDigits, minimum, maximum, SignDisplay.AUTO));
  }

  @ParameterizedTest
  @CsvSource({
    "AUTO, -1.5, 0.0, 1.5",
    "ALWAYS, -1.5, +0.0, +1.5",
    "NEVER, 1.5, 0.0, 1.5",
    "EXCEPT_ZERO, -1.5, 0.0, +1.5",
    "NEGATIVE, -1.5, 0.0, 1.5"
  })
  void aSignShowsWhenItIsAskedFor(SignDisplay sign, String below, String zero, String above) {
    assertEquals(below, text(-1.5, 1, 1, 1, sign));
    assertEquals(zero, text(0, 1, 1, 1, sign));
    assertEquals(above, text(1.5, 1, 1, 1, sign));
    assertEquals(zero, sum(3, -3, 1, 1, sign));
    assertEquals(below.replace('5', '0'), sum(-3, 2, 1, 1, sign));
  }

  @ParameterizedTest
  @CsvSource({
    "2, 1, 3",
    "1, -1, 0",
    "9223372036854775806, 1, 9223372036854775807",
    "9223372036854775807, 1, 9223372036854775808",
    "9223372036854775807, 9223372036854775807, 18446744073709551614",
    "-9223372036854775808, -1, -9223372036854775809",
    "-9223372036854775808, -9223372036854775808, -18446744073709551616",
    "-9223372036854775808, 9223372036854775807, -1"
  })
  void aSumIsExactAlsoWhereItIsNoLong(long value, long offset, String expected) {
    StringBuilder out = new StringBuilder("n=");
    NumberText.appendSum(out, value, offset);
    assertEquals("n=" + expected, out.toString());
    assertEquals(expected, sum(value, offset, 1, 0, SignDisplay.AUTO));
  }

  @ParameterizedTest
  @CsvSource({"41, 1, 4, 2, 0042.00", "-5, 0, 2, 0, -05", "0, 0, 3, 1, 000.0", "123, 0, 2, 0, 123"})
  void aSumTakesZerosBeforeAndBehindThePoint(
      long value, long offset, int integerDigits, int fractionDigits, String expected) {
    assertEquals(expected, sum(value, offset, integerDigits, fractionDigits, SignDisplay.AUTO));
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void whatIsNotFiniteHasNoText(double value) {
    var fault = assertThrows(IllegalArgumentException.class, () -> tenths(value));
    assertEquals("the number is not finite: " + value, fault.getMessage());
  }

  private static String tenths(double value) {
    StringBuilder out = new StringBuilder();
    NumberText.appendTenths(out, value);
    return out.toString();
  }

  private static String text(
      double value, int integerDigits, int minimum, int maximum, SignDisplay sign) {
    StringBuilder out = new StringBuilder();
    NumberText.append(out, value, integerDigits, minimum, maximum, sign);
    return out.toString();
  }

  private static String sum(
      long value, long offset, int integerDigits, int fractionDigits, SignDisplay sign) {
    StringBuilder out = new StringBuilder();
    NumberText.appendSum(out, value, offset, integerDigits, fractionDigits, sign);
    return out.toString();
  }
}
