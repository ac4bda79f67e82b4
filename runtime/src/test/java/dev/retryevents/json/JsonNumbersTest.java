package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonNumbersTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0, 0",
    "7, 7",
    "-12, -12",
    "2000.0, 2000",
    "2e3, 2000",
    "2E+3, 2000",
    "20e-1, 2",
    "0.002e3, 2",
    "-1.50e1, -15",
    "0e99999999999999999999, 0",
    "0.000e-5, 0",
    "1e0000000000000000000000002, 100",
    "999999999999999999, 999999999999999999",
    "1234567890123456789, 1234567890123456789",
    "9223372036854775807, 9223372036854775807",
    "-9223372036854775808, -9223372036854775808",
    "9223372036854775807.000, 9223372036854775807",
    "922337203685477580.7e1, 9223372036854775807"
  })
  void integersAreReadByTheirValue(String text, long value) {
    assertEquals(value, Texts.reader(text).nextLong());
    assertEquals(value, new JsonNumber(text).longValue());
  }

  @ParameterizedTest
  @CsvSource({
    "0, true",
    "-0.0, true",
    "2.0, true",
    "15e-1, false",
    "150e-1, true",
    "1e99999999999999999999, true",
    "1e-99999999999999999999, false",
    "0.5, false"
  })
  void aNumberWithoutFractionIsIntegralHoweverWritten(String text, boolean integral) {
    assertEquals(integral, new JsonNumber(text).isIntegral());
  }

  @ParameterizedTest
  @CsvSource({
    "1.5, has a fraction",
    "1e-1, has a fraction",
    "1e-99999999999999999999, has a fraction",
    "9223372036854775808, is out of the range of a long",
    "-9223372036854775809, is out of the range of a long",
    "1e19, is out of the range of a long",
    "-1e400, is out of the range of a long",
    "1e99999999999999999999, is out of the range of a long"
  })
  void numbersThatAreNoLongAreRefused(String text, String why) {
    String reason = "the number " + text + " " + why;
    String expected =
        why.equals("has a fraction") ? "an integer" : "a number in the range of a long";
    assertEquals(
        "expected " + expected + ", found the number " + text + " at 1:1",
        Texts.fault(text, JsonReader::nextLong));
    JsonNumber number = new JsonNumber(text);
    assertEquals(reason, assertThrows(ArithmeticException.class, number::longValue).getMessage());
  }

  @Test
  void intsEndWhereIntsEnd() {
    assertEquals(Integer.MAX_VALUE, Texts.reader("2147483647").nextInt());
    assertEquals(Integer.MIN_VALUE, Texts.reader("-2147483648").nextInt());
    assertEquals(
        "expected a number in the range of an int, found the number 2147483648 at 1:1",
        Texts.fault("2147483648", JsonReader::nextInt));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "-0",
        "-0.0",
        "0.5",
        "1.15",
        "-3.25",
        "123456789012345",
        "0.00000000000001",
        "9007199254740993",
        "1e22",
        "1e-7",
        "4.9e-324",
        "1.7976931348623157e308",
        "1e-400",
        "0.1234567890123456789",
        "12345678901234.5",
        "999999999999999.9"
      })
  void doublesAreTheNearest(String text) {
    double nearest = Double.parseDouble(text);
    assertEquals(nearest, Texts.reader(text).nextDouble());
    assertEquals(nearest, new JsonNumber(text).doubleValue());
  }

  @Test
  void shortDecimalsAreTheNearestDoublesToo() {
    Random random = new Random(20261130);
    for (int i = 0; i < 100_000; i++) {
      long digits = random.nextLong() % 1_000_000_000_000_000L;
      String text = BigDecimal.valueOf(digits, random.nextInt(15)).toPlainString();
      assertEquals(Double.parseDouble(text), Texts.reader(text).nextDouble(), text);
    }
  }

  @Test
  void numbersBeyondAllDoublesAreRefused() {
    assertEquals(
        "expected a number in the range of a double, found the number 1e309 at 1:2",
        Texts.fault(" 1e309", JsonReader::nextDouble));
    assertThrows(ArithmeticException.class, () -> new JsonNumber("-1e309").doubleValue());
  }

  @Test
  void numbersMayBeReadAsTheyAreWritten() {
    JsonReader in = Texts.reader("[1.50E+007 ,-0.0]");
    in.beginArray();
    assertEquals("1.50E+007", in.nextNumber());
    assertEquals("-0.0", in.nextNumber());
  }

  @Test
  void everyWayOfReadingANumberHoldsTheGrammar() {
    for (String text : List.of("01", "-", "1.", "1.e1", "1e", "-a", "00", "-01.5")) {
      Texts.fault(text, JsonReader::nextLong);
      Texts.fault(text, JsonReader::nextInt);
      Texts.fault(text, JsonReader::nextDouble);
      Texts.fault(text, JsonReader::nextNumber);
      assertThrows(IllegalArgumentException.class, () -> new JsonNumber(text), text);
    }
  }
}
