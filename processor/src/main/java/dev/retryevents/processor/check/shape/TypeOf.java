package dev.retryevents.processor.check.shape;

import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonBoolean;
import dev.retryevents.json.JsonNull;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.schema.SchemaType;
import java.util.Set;

/** Tells what types a literal of the schema has. */
final class TypeOf {

  private TypeOf() {}

  /** Whether one of the types is the value's; if there are none, it is. */
  static boolean fits(JsonValue value, Set<SchemaType> types) {
    return types.isEmpty() || types.stream().anyMatch(type -> is(value, type));
  }

  private static boolean is(JsonValue value, SchemaType type) {
    return switch (type) {
      case STRING -> value instanceof JsonString;
      case INTEGER -> value instanceof JsonNumber number && number.isIntegral();
      case NUMBER -> value instanceof JsonNumber;
      case BOOLEAN -> value instanceof JsonBoolean;
      case ARRAY -> value instanceof JsonArray;
      case OBJECT -> value instanceof JsonObject;
      case NULL -> value instanceof JsonNull;
    };
  }

  static boolean isLong(JsonNumber number) {
    try {
      number.longValue();
      return true;
    } catch (ArithmeticException beyondLongs) {
      return false;
    }
  }

  /** Whether a double is that very number, as JSON would write it. */
  static boolean isDouble(JsonNumber number) {
    try {
      return JsonNumber.of(number.doubleValue()).equals(number);
    } catch (ArithmeticException beyondDoubles) {
      return false;
    }
  }
}
