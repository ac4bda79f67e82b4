package dev.retryevents.processor.check.sample;

import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Bounds;
import java.math.BigDecimal;
import java.util.regex.Pattern;

/** Says what a value breaks of what the schema asks of it; nothing if it breaks nothing. */
final class BoundsCheck {

  private BoundsCheck() {}

  static String ofNumber(BigDecimal number, Bounds bounds) {
    if (bounds.minimum().filter(least -> number.compareTo(least) < 0).isPresent()) {
      return "is less than its minimum, " + bounds.minimum().get().toPlainString();
    }
    if (bounds.maximum().filter(most -> number.compareTo(most) > 0).isPresent()) {
      return "is greater than its maximum, " + bounds.maximum().get().toPlainString();
    }
    if (bounds.above().filter(bound -> number.compareTo(bound) <= 0).isPresent()) {
      return "must be greater than " + bounds.above().get().toPlainString();
    }
    if (bounds.below().filter(bound -> number.compareTo(bound) >= 0).isPresent()) {
      return "must be less than " + bounds.below().get().toPlainString();
    }
    return "";
  }

  static String ofText(String text, Bounds bounds) {
    int length = text.codePointCount(0, text.length());
    if (length < bounds.minLength().orElse(0)) {
      return "has fewer than " + Wording.count(bounds.minLength().getAsInt(), "character");
    }
    if (length > bounds.maxLength().orElse(Integer.MAX_VALUE)) {
      return "has more than " + Wording.count(bounds.maxLength().getAsInt(), "character");
    }
    return bounds.pattern().map(pattern -> ofPattern(text, pattern)).orElse("");
  }

  private static String ofPattern(String text, String pattern) {
    try {
      return Pattern.compile(pattern).matcher(text).find()
          ? ""
          : "does not match " + Wording.quoted(pattern);
    } catch (StackOverflowError tooLong) {
      // java.util.regex calls itself for each turn of some loops
      return "is too long to be matched against " + Wording.quoted(pattern);
    }
  }
}
