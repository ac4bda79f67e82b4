package dev.retryevents.processor.check.sample;

import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonBoolean;
import dev.retryevents.json.JsonNull;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.check.shape.Shapes;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Bounds;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.Value;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.schema.SchemaPointer;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON as a value of a type, and says where it does not fit. */
final class ValueReader {

  private static final BigDecimal LEAST_LONG = BigDecimal.valueOf(Long.MIN_VALUE);
  private static final BigDecimal GREATEST_LONG = BigDecimal.valueOf(Long.MAX_VALUE);

  private final ObjectReader objects;

  ValueReader(Shapes shapes) {
    this.objects = new ObjectReader(this, shapes);
  }

  /** The members of {@code object} as components of a record. */
  ObjectReader objects() {
    return objects;
  }

  Read read(JsonValue json, ValueType type, Bounds bounds, String pointer) {
    if (type instanceof ValueType.Named named) {
      return objects.named(json, named.name(), pointer);
    } else if (type instanceof ValueType.ListOf list) {
      return list(json, list, pointer);
    } else if (type instanceof ValueType.MapOf map) {
      return map(json, map, pointer);
    } else if (type instanceof ValueType.AnyJson) {
      return new Read.Fits(new Value.Json(json.toString(), false));
    } else if (type instanceof ValueType.AnyObject) {
      return json instanceof JsonObject
          ? new Read.Fits(new Value.Json(json.toString(), true))
          : wrongKind("an object", json, pointer);
    }
    return scalar(json, type, bounds, pointer);
  }

  private static Read scalar(JsonValue json, ValueType type, Bounds bounds, String pointer) {
    if (type instanceof ValueType.Text) {
      return json instanceof JsonString text
          ? checked(new Value.Text(text.value()), BoundsCheck.ofText(text.value(), bounds), pointer)
          : wrongKind("a string", json, pointer);
    } else if (type instanceof ValueType.Bool) {
      return json instanceof JsonBoolean truth
          ? new Read.Fits(new Value.Truth(truth.value()))
          : wrongKind("true or false", json, pointer);
    }
    boolean fraction = type instanceof ValueType.Double;
    if (!(json instanceof JsonNumber number)) {
      return wrongKind(fraction ? "a number" : "an integer", json, pointer);
    }
    try {
      BigDecimal exact = number.toBigDecimal();
      return fraction
          ? fraction(number, exact, bounds, pointer)
          : whole(number, exact, bounds, pointer);
    } catch (ArithmeticException beyondDecimals) {
      return Read.unfit(pointer, "is beyond the range of numbers: " + number);
    }
  }

  private static Read fraction(JsonNumber number, BigDecimal exact, Bounds bounds, String pointer) {
    double value = exact.doubleValue();
    return Double.isFinite(value)
        ? checked(new Value.Fraction(value), BoundsCheck.ofNumber(exact, bounds), pointer)
        : Read.unfit(pointer, "is beyond the range of a double: " + number);
  }

  private static Read whole(JsonNumber number, BigDecimal exact, Bounds bounds, String pointer) {
    if (exact.stripTrailingZeros().scale() > 0) {
      return Read.unfit(pointer, "must be an integer, not " + number);
    }
    if (exact.compareTo(LEAST_LONG) < 0 || exact.compareTo(GREATEST_LONG) > 0) {
      return Read.unfit(pointer, "is beyond the range of a long: " + number);
    }
    return checked(
        new Value.Whole(exact.longValueExact()), BoundsCheck.ofNumber(exact, bounds), pointer);
  }

  private static Read checked(Value value, String fault, String pointer) {
    return fault.isEmpty() ? new Read.Fits(value) : Read.unfit(pointer, fault);
  }

  private Read list(JsonValue json, ValueType.ListOf type, String pointer) {
    if (!(json instanceof JsonArray array)) {
      return wrongKind("an array", json, pointer);
    }
    List<Value> values = new ArrayList<>();
    for (JsonValue element : array.elements()) {
      Read read = element(element, type.element(), type.nullable(), pointer + "/" + values.size());
      if (!(read instanceof Read.Fits fits)) {
        return read;
      }
      values.add(fits.value());
    }
    return new Read.Fits(new Value.Elements(values));
  }

  private Read map(JsonValue json, ValueType.MapOf type, String pointer) {
    if (!(json instanceof JsonObject object)) {
      return wrongKind("an object", json, pointer);
    }
    Map<String, Value> values = new LinkedHashMap<>();
    for (Map.Entry<String, JsonValue> member : object.members().entrySet()) {
      Read read =
          element(
              member.getValue(),
              type.value(),
              type.nullable(),
              pointer + "/" + SchemaPointer.escape(member.getKey()));
      if (!(read instanceof Read.Fits fits)) {
        return read;
      }
      values.put(member.getKey(), fits.value());
    }
    return new Read.Fits(new Value.Entries(values));
  }

  private Read element(JsonValue json, ValueType type, boolean nullable, String pointer) {
    return nullable && json instanceof JsonNull
        ? new Read.Fits(new Value.Null())
        : read(json, type, Bounds.NONE, pointer);
  }

  /** A word of a vocabulary. */
  static Read word(JsonValue json, NamedType.EnumType type, String pointer) {
    if (!(json instanceof JsonString text)) {
      return wrongKind("a string", json, pointer);
    }
    List<String> known = type.constants().stream().map(NamedType.Constant::wire).toList();
    return type.open() || known.contains(text.value())
        ? new Read.Fits(new Value.EnumValue(type, text.value()))
        : Read.unfit(
            pointer,
            "cannot be "
                + Wording.quoted(text.value())
                + "; values: "
                + Wording.list(known)
                + Wording.didYouMean(text.value(), known));
  }

  static Read wrongKind(String wanted, JsonValue json, String pointer) {
    return Read.unfit(pointer, "must be " + wanted + ", not " + Wording.oneLine(json.toString()));
  }
}
