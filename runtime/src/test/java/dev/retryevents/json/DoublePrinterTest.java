package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DoublePrinterTest {

  @ParameterizedTest
  @CsvSource({
    "0.0, 0",
    "-0.0, -0",
    "1.0, 1",
    "-1.5, -1.5",
    "0.1, 0.1",
    "0.05, 0.05",
    "10.001, 10.001",
    "123456789.125, 123456789.125",
    "0.30000000000000004, 0.30000000000000004",
    "1e14, 100000000000000",
    "1e20, 100000000000000000000",
    "123456789012345680000, 123456789012345680000",
    "1e21, 1e+21",
    "1.5e300, 1.5e+300",
    "0.000001, 0.000001",
    "0.00000123456789012345, 0.00000123456789012345",
    "0.0000001, 1e-7",
    "1.25e-9, 1.25e-9",
    "2e23, 2e+23",
    "2.0E-3, 0.002",
    "4.9e-324, 5e-324",
    "2.2250738585072014e-308, 2.2250738585072014e-308",
    "1.7976931348623157e308, 1.7976931348623157e+308",
    "9007199254740993, 9007199254740992",
    "9.5367431640625e-7, 9.5367431640625e-7"
  })
  void doublesAreTheShortestDecimals(double value, String text) {
    assertEquals(text, print(value));
  }

  @Test
  void everyDoubleIsReadBack() {
    Random random = new Random(8785);
    for (int i = 0; i < 20_000; i++) {
      double value = Double.longBitsToDouble(random.nextLong());
      if (Double.isFinite(value)) {
        String text = print(value);
        assertEquals(value, Texts.reader(text).nextDouble(), text);
      }
    }
  }

  @Test
  void noTextIsLongerThanThatOfTheJdk() {
    Random random = new Random(17);
    for (int i = 0; i < 20_000; i++) {
      double value = random.nextDouble() * Math.pow(10, random.nextInt(40) - 20);
      int own = new BigDecimal(print(value)).stripTrailingZeros().precision();
      int jdk = new BigDecimal(Double.toString(value)).stripTrailingZeros().precision();
      assertTrue(own <= jdk, print(value) + " for " + value);
    }
  }

  @Test
  void decimalsOfFewDigitsArePrintedAsTheyWere() {
    Random random = new Random(15);
    for (int i = 0; i < 100_000; i++) {
      BigDecimal decimal = BigDecimal.valueOf(1 + random.nextInt(999_999_999), random.nextInt(10));
      if (decimal.compareTo(new BigDecimal("0.000001")) >= 0) {
        String plain = decimal.stripTrailingZeros().toPlainString();
        assertEquals(plain, print(decimal.doubleValue()));
      }
    }
  }

  private static String print(double value) {
    return new JsonWriter().value(value).toString();
  }
}
