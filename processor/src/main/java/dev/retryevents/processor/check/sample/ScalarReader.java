package dev.retryevents.processor.check.sample;

import dev.retryevents.json.JsonBoolean;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Bounds;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.Value;
import dev.retryevents.processor.model.ValueType;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** Reads JSON as a value that holds no others: a text, a number, a boolean, a word. */
final class ScalarReader {

  private static final BigDecimal LEAST_LONG = BigDecimal.valueOf(Long.MIN_VALUE);
  private static final BigDecimal GREATEST_LONG = BigDecimal.valueOf(Long.MAX_VALUE);

  private ScalarReader() {}

  /** A text, a boolean or a number, as {@code type} says. */
  static Read<Value> read(JsonValue json, ValueType type, Bounds bounds, String pointer) {
    if (type instanceof ValueType.Text) {
      return json instanceof JsonString text
          ? held(
              new Value.Text(text.value()),
              BoundsCheck.ofText(text.value(), bounds.text()),
              pointer)
          : wrongKind("a string", json, pointer);
    }
    if (type instanceof ValueType.Bool) {
      return json instanceof JsonBoolean truth
          ? Read.of(new Value.Truth(truth.value()))
          : wrongKind("true or false", json, pointer);
    }
    if (!(json instanceof JsonNumber number)) {
      return wrongKind(type.isInteger() ? "an integer" : "a number", json, pointer);
    }
    try {
      BigDecimal exact = number.toBigDecimal();
      return type.isInteger()
          ? whole(number, exact, bounds, pointer)
          : fraction(number, exact, bounds, pointer);
    } catch (ArithmeticException beyondDecimals) {
      return Read.unfit(pointer, "is beyond the range of numbers: " + number);
    }
  }

  private static Read<Value> fraction(
      JsonNumber number, BigDecimal exact, Bounds bounds, String pointer) {
    double value = exact.doubleValue();
    return Double.isFinite(value)
        ? held(new Value.Fraction(value), BoundsCheck.ofNumber(exact, bounds.number()), pointer)
        : Read.unfit(pointer, "is beyond the range of a double: " + number);
  }

  private static Read<Value> whole(
      JsonNumber number, BigDecimal exact, Bounds bounds, String pointer) {
    if (exact.stripTrailingZeros().scale() > 0) {
      return Read.unfit(pointer, "must be an integer, not " + number);
    }
    if (exact.compareTo(LEAST_LONG) < 0 || exact.compareTo(GREATEST_LONG) > 0) {
      return Read.unfit(pointer, "is beyond the range of a long: " + number);
    }
    Value value = new Value.Whole(exact.longValueExact());
    return held(value, BoundsCheck.ofNumber(exact, bounds.number()), pointer);
  }

  private static Read<Value> held(Value value, Optional<String> fault, String pointer) {
    return fault.isEmpty() ? Read.of(value) : Read.unfit(pointer, fault.get());
  }

  /** A word of a vocabulary. */
  static Read<Value> word(JsonValue json, NamedType.EnumType type, String pointer) {
    if (!(json instanceof JsonString text)) {
      return wrongKind("a string", json, pointer);
    }
    List<String> known = type.constants().stream().map(NamedType.Constant::wire).toList();
    return type.open() || known.contains(text.value())
        ? Read.of(new Value.EnumValue(type, text.value()))
        : Read.unfit(
            pointer,
            "cannot be "
                + Wording.quoted(text.value())
                + "; values: "
                + Wording.list(known)
                + Wording.didYouMean(text.value(), known));
  }

  /** The fault that the JSON is of another kind than the one that is wanted. */
  static <T> Read<T> wrongKind(String wanted, JsonValue json, String pointer) {
    return Read.unfit(pointer, "must be " + wanted + ", not " + Wording.oneLine(json.toString()));
  }
}
