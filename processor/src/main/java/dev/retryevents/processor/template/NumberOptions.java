package dev.retryevents.processor.template;

import dev.retryevents.event.SignDisplay;
import java.util.Optional;
import java.util.OptionalInt;

/** How a number is to be shown, as the options of one or several functions say together. */
public record NumberOptions(
    OptionalInt minimumFractionDigits,
    OptionalInt maximumFractionDigits,
    int minimumIntegerDigits,
    SignDisplay signDisplay) {

  static final String CONTRADICTION = "minimumFractionDigits is above maximumFractionDigits";

  /** What holds where nothing is said. */
  public static final NumberOptions NONE =
      new NumberOptions(OptionalInt.empty(), OptionalInt.empty(), 1, SignDisplay.AUTO);

  /** The most fraction digits where nothing is said of them, as in ECMA-402. */
  private static final int DEFAULT_MAXIMUM = 3;

  /**
   * These options, as a call of the profile leaves them: its own go before those of its operand.
   */
  NumberOptions with(FunctionCall call) {
    if (call.name().equals(FunctionProfile.RETRY_SECONDS)) {
      return NONE; // seconds are another number than the delay they are made from
    }
    // A number that has become whole forgets how its fraction was to be shown.
    boolean whole = call.name().equals(FunctionProfile.INTEGER_NUMBER);
    OptionalInt least = whole ? OptionalInt.empty() : minimumFractionDigits;
    OptionalInt most = whole ? OptionalInt.empty() : maximumFractionDigits;
    return new NumberOptions(
        digits(call, "minimumFractionDigits").orElse(least),
        digits(call, "maximumFractionDigits").orElse(most),
        digits(call, "minimumIntegerDigits")
            .orElse(OptionalInt.of(minimumIntegerDigits))
            .getAsInt(),
        call.word("signDisplay").map(NumberOptions::signDisplay).orElse(signDisplay));
  }

  /** Whether more fraction digits are asked for than are allowed. */
  public boolean isContradictory() {
    return maximumFractionDigits.isPresent() && leastFraction() > maximumFractionDigits.getAsInt();
  }

  /** The fraction digits that are shown even where they are zeros. */
  public int leastFraction() {
    return minimumFractionDigits.orElse(0);
  }

  /** The fraction digits that a number of any precision is rounded to. */
  public int mostFraction() {
    return maximumFractionDigits.orElse(Math.max(leastFraction(), DEFAULT_MAXIMUM));
  }

  private static SignDisplay signDisplay(String word) {
    return switch (word) {
      case "auto" -> SignDisplay.AUTO;
      case "always" -> SignDisplay.ALWAYS;
      case "exceptZero" -> SignDisplay.EXCEPT_ZERO;
      case "negative" -> SignDisplay.NEGATIVE;
      case "never" -> SignDisplay.NEVER;
      default -> throw new IllegalArgumentException("not a value of signDisplay: " + word);
    };
  }

  private static Optional<OptionalInt> digits(FunctionCall call, String name) {
    return call.word(name).map(text -> OptionalInt.of(Integer.parseInt(text)));
  }
}
