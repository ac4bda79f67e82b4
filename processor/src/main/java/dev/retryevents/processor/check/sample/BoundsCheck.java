package dev.retryevents.processor.check.sample;

import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Bounds;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/** Says what a value breaks of what the schema asks of it; nothing if it breaks nothing. */
final class BoundsCheck {

  private BoundsCheck() {}

  static Optional<String> ofNumber(BigDecimal number, Bounds bounds) {
    return bounds
        .minimum()
        .filter(least -> number.compareTo(least) < 0)
        .map(least -> "is less than its minimum, " + least.toPlainString())
        .or(
            () ->
                bounds
                    .maximum()
                    .filter(most -> number.compareTo(most) > 0)
                    .map(most -> "is greater than its maximum, " + most.toPlainString()))
        .or(
            () ->
                bounds
                    .above()
                    .filter(bound -> number.compareTo(bound) <= 0)
                    .map(bound -> "must be greater than " + bound.toPlainString()))
        .or(
            () ->
                bounds
                    .below()
                    .filter(bound -> number.compareTo(bound) >= 0)
                    .map(bound -> "must be less than " + bound.toPlainString()));
  }

  static Optional<String> ofText(String text, Bounds bounds) {
    int length = text.codePointCount(0, text.length());
    int least = bounds.minLength().orElse(0);
    int most = bounds.maxLength().orElse(Integer.MAX_VALUE);
    if (length < least) {
      return Optional.of("has fewer than " + Wording.count(least, "character"));
    }
    if (length > most) {
      return Optional.of("has more than " + Wording.count(most, "character"));
    }
    return bounds.pattern().flatMap(pattern -> ofPattern(text, pattern));
  }

  private static Optional<String> ofPattern(String text, String pattern) {
    try {
      return Pattern.compile(pattern).matcher(text).find()
          ? Optional.empty()
          : Optional.of("does not match " + Wording.quoted(pattern));
    } catch (StackOverflowError tooLong) {
      // java.util.regex calls itself for each turn of some loops
      return Optional.of("is too long to be matched against " + Wording.quoted(pattern));
    }
  }
}
