package dev.retryevents.processor.template;

import java.util.Optional;
import java.util.OptionalInt;

/** How a number is to be shown, as the options of one or several functions say together. */
record NumberOptions(
    OptionalInt minimumFractionDigits,
    OptionalInt maximumFractionDigits,
    int minimumIntegerDigits,
    SignDisplay signDisplay) {

  static final String CONTRADICTION = "minimumFractionDigits is above maximumFractionDigits";

  /** What holds where nothing is said. */
  static final NumberOptions NONE =
      new NumberOptions(OptionalInt.empty(), OptionalInt.empty(), 1, SignDisplay.AUTO);

  /**
   * The most fraction digits of a number of which nothing is said but perhaps the least: as
   * ECMA-402 has it, and as the standard's own suite expects.
   */
  private static final int DEFAULT_MAXIMUM = 3;

  /** These options, under those that a call of the profile states itself. */
  NumberOptions with(FunctionCall call) {
    return new NumberOptions(
        digits(call, "minimumFractionDigits").orElse(minimumFractionDigits),
        digits(call, "maximumFractionDigits").orElse(maximumFractionDigits),
        digits(call, "minimumIntegerDigits")
            .orElse(OptionalInt.of(minimumIntegerDigits))
            .getAsInt(),
        word(call, "signDisplay").map(SignDisplay::of).orElse(signDisplay));
  }

  /** What is left of these options where a number has become a whole one. */
  NumberOptions withoutFraction() {
    return new NumberOptions(
        OptionalInt.empty(), OptionalInt.empty(), minimumIntegerDigits, signDisplay);
  }

  boolean isContradictory() {
    return maximumFractionDigits.isPresent() && leastFraction() > maximumFractionDigits.getAsInt();
  }

  int leastFraction() {
    return minimumFractionDigits.orElse(0);
  }

  int mostFraction() {
    return maximumFractionDigits.orElse(Math.max(leastFraction(), DEFAULT_MAXIMUM));
  }

  private static Optional<OptionalInt> digits(FunctionCall call, String name) {
    return word(call, name).map(text -> OptionalInt.of(Integer.parseInt(text)));
  }

  private static Optional<String> word(FunctionCall call, String name) {
    return call.option(name)
        .map(Option::value)
        .filter(Operand.Literal.class::isInstance)
        .map(value -> ((Operand.Literal) value).text());
  }
}
