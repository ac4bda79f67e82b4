package dev.retryevents.json;

import java.math.BigDecimal;

/**
 * A JSON number of any size and precision.
 *
 * <p>Equality is by value, as JSON Schema 2020-12 (core, section 4.2.2) compares instances: 1, 1.0
 * and 10e-1 are equal, and so are 0 and -0. Numbers whose exponent has more than 17 digits, zero
 * apart, are compared by their text.
 *
 * @param text the number exactly as it is written
 */
public record JsonNumber(String text) implements JsonValue {

  /**
   * Rejects what is no JSON number.
   *
   * @param text the number
   * @throws IllegalArgumentException if the text is not one
   */
  public JsonNumber {
    if (!NumberText.isNumber(text)) {
      throw new IllegalArgumentException("not a JSON number: " + Excerpt.quoted(text));
    }
  }

  /**
   * An integer.
   *
   * @param value the integer
   * @return the number
   */
  public static JsonNumber of(long value) {
    return new JsonNumber(Long.toString(value));
  }

  /**
   * A number as {@link JsonWriter#value(double)} spells it.
   *
   * @param value the number, finite
   * @return the number
   * @throws IllegalArgumentException if the value is not finite
   */
  public static JsonNumber of(double value) {
    return new JsonNumber(new JsonWriter().value(value).toString());
  }

  /** {@return whether it has no fraction, however it is written: {@code 2.0} has none} */
  public boolean isIntegral() {
    return Decimal.of(text).isIntegral();
  }

  /**
   * The number as a long, exactly.
   *
   * @return the value
   * @throws ArithmeticException if it has a fraction or is out of range
   */
  public long longValue() {
    return Decimal.longValue(text);
  }

  /**
   * The nearest double.
   *
   * @return the value, finite
   * @throws ArithmeticException if the number is beyond the largest double
   */
  public double doubleValue() {
    double value = Double.parseDouble(text);
    if (Double.isInfinite(value)) {
      throw misfit("is out of the range of a double");
    }
    return value;
  }

  /**
   * The number as a decimal, with the scale that its text has.
   *
   * @return the value
   * @throws ArithmeticException if its exponent is beyond what a {@link BigDecimal} holds
   */
  public BigDecimal toBigDecimal() {
    try {
      return new BigDecimal(text);
    } catch (NumberFormatException e) {
      throw misfit("has an exponent beyond a decimal");
    }
  }

  @Override
  public void writeTo(JsonOutput out) {
    out.value(this);
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof JsonNumber number)) {
      return false;
    }
    if (text.equals(number.text)) {
      return true;
    }
    Decimal value = Decimal.of(text);
    return value.exact() && value.equals(Decimal.of(number.text));
  }

  @Override
  public int hashCode() {
    Decimal value = Decimal.of(text);
    return value.exact() ? value.hashCode() : text.hashCode();
  }

  @Override
  public String toString() {
    return text;
  }

  private ArithmeticException misfit(String why) {
    return new ArithmeticException("the number " + Excerpt.of(text) + " " + why);
  }
}
