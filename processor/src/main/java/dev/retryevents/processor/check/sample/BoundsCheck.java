package dev.retryevents.processor.check.sample;

import dev.retryevents.event.SchemaPattern;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.NumberBounds;
import dev.retryevents.processor.model.SizeBounds;
import dev.retryevents.processor.model.TextBounds;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** Says what a value breaks of what the schema asks of it; nothing if it breaks nothing. */
final class BoundsCheck {

  private BoundsCheck() {}

  static Optional<String> ofNumber(BigDecimal number, NumberBounds bounds) {
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
                    .map(bound -> "must be less than " + bound.toPlainString()))
        .or(
            () ->
                bounds
                    .multipleOf()
                    .filter(step -> number.remainder(step).signum() != 0)
                    .map(step -> "must be a multiple of " + step.toPlainString()));
  }

  static Optional<String> ofSize(Collection<?> parts, SizeBounds bounds) {
    if (parts.size() < bounds.least().orElse(0)) {
      return Optional.of("has fewer than " + Wording.count(bounds.least().getAsInt(), "part"));
    }
    if (parts.size() > bounds.most().orElse(Integer.MAX_VALUE)) {
      return Optional.of("has more than " + Wording.count(bounds.most().getAsInt(), "part"));
    }
    return bounds.unique() && new HashSet<>(parts).size() < parts.size()
        ? Optional.of("repeats an element")
        : Optional.empty();
  }

  /** JSON values are compared as JSON Schema does: 1 is 1.0. */
  static Optional<String> ofAllowed(JsonValue json, List<String> allowed) {
    return allowed.isEmpty() || allowed.stream().map(JsonValue::parse).anyMatch(json::equals)
        ? Optional.empty()
        : Optional.of(
            "cannot be " + Wording.oneLine(json.toString()) + "; values: " + Wording.list(allowed));
  }

  static Optional<String> ofText(String text, TextBounds bounds) {
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
    return switch (SchemaPattern.of(pattern).find(text)) {
      case FOUND -> Optional.empty();
      case ABSENT -> Optional.of("does not match " + Wording.quoted(pattern));
      case GIVEN_UP -> Optional.of("costs too much to match against " + Wording.quoted(pattern));
    };
  }
}
