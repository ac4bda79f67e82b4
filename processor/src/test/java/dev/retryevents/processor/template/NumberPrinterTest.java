package dev.retryevents.processor.template;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberPrinterTest {

  private static final String ONE_DIGIT = "minimumFractionDigits=1 maximumFractionDigits=1";

  /**
   * A throttle t is shown as 1 + t: the sum of the doubles, then halves up on its shortest decimal.
   */
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
    "1e9, 1000000001.0",
    "0.049999999999999996, 1.1"
  })
  void aThrottleIsShownToOneDigit(double throttle, String shown) {
    String template = ".local $x = {$throttle :offset add=1} {{{$x :number " + ONE_DIGIT + "}}}";
    assertEquals(shown, Templates.render(template, Map.of("throttle", throttle)));
  }

  @ParameterizedTest
  @CsvSource({
    "1.15, 1.2",
    "1.25, 1.3",
    "1.45, 1.5",
    "1.95, 2.0",
    "-1.25, -1.3",
    "-0.04, 0.0",
    "-0.05, -0.1",
    "-0.0, 0.0",
    "4.9E-324, 0.0",
    "1.0E22, 10000000000000000000000.0"
  })
  void halvesRoundUpAndZeroHasNoSign(double value, String shown) {
    assertEquals(shown, number(value, ONE_DIGIT));
  }

  @ParameterizedTest
  @CsvSource({
    "1.5, '', 1.5",
    "2.0, '', 2",
    "1.23456, '', 1.235",
    "1.9996, '', 2",
    "100.0, '', 100",
    "1.23456, minimumFractionDigits=4, 1.2346",
    "1.5, minimumFractionDigits=2, 1.50",
    "1.5, maximumFractionDigits=0, 2",
    "1.25, maximumFractionDigits=1, 1.3",
    "1.0, maximumFractionDigits=1, 1",
    "1.5, minimumIntegerDigits=3, 001.5",
    "0.1, maximumFractionDigits=20, 0.1"
  })
  void digitsAreThoseThatTheOptionsAskFor(double value, String options, String shown) {
    assertEquals(shown, number(value, options));
  }

  @ParameterizedTest
  @CsvSource({
    "auto, -5, 0, 5",
    "always, -5, +0, +5",
    "exceptZero, -5, 0, +5",
    "negative, -5, 0, 5",
    "never, 5, 0, 5"
  })
  void theSignIsThatOfWhatIsShown(String display, String below, String zero, String above) {
    String options = "maximumFractionDigits=0 signDisplay=" + display;
    assertEquals(below, number(-5.2, options));
    assertEquals(zero, number(-0.2, options));
    assertEquals(zero, number(0.2, options));
    assertEquals(above, number(5.2, options));
  }

  @ParameterizedTest
  @CsvSource({
    "4.73E21, 4730000000000000000000",
    "1.5, 2",
    "2.5, 3",
    "-0.5, -1",
    "-0.4, 0",
    "1.2, 1",
    "1.0E19, 10000000000000000000"
  })
  void anIntegerHasNoFraction(double value, String shown) {
    assertEquals(shown, Templates.render("{$n :integer}", Map.of("n", value)));
  }

  @Test
  void aWholeNumberShowsAFractionWhereOneIsAskedFor() {
    assertEquals("5.00", Templates.render("{$n :number minimumFractionDigits=2}", Map.of("n", 5L)));
  }

  @Test
  void sumsOfWholeNumbersAreExactBeyondALong() {
    assertEquals(
        "9223372036854775808", Templates.render("{$n :offset add=1}", Map.of("n", Long.MAX_VALUE)));
    assertEquals(
        "-9223372036854775809",
        Templates.render("{$n :offset subtract=1}", Map.of("n", Long.MIN_VALUE)));
  }

  private static String number(double value, String options) {
    return Templates.render("{$n :number " + options + "}", Map.of("n", value));
  }
}
