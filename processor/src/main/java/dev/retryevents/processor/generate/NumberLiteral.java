package dev.retryevents.processor.generate;

/** Numbers as Java literals. */
final class NumberLiteral {

  private NumberLiteral() {}

  /**
   * A literal for a parameter of type {@code long}: without the suffix where {@code int} will do.
   */
  static String ofWhole(long number) {
    return (int) number == number ? String.valueOf(number) : ofLong(number);
  }

  /** A literal of type {@code long}, also where it is to be boxed. */
  static String ofLong(long number) {
    return number + "L";
  }

  /** A literal of type {@code double}; the number is finite. */
  static String ofFraction(double number) {
    return String.valueOf(number);
  }
}
