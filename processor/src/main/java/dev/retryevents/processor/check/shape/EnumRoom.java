package dev.retryevents.processor.check.shape;

import dev.retryevents.json.JsonValue;
import java.util.List;

/** Tells which values Java has room for in an enum, or in the set that others are looked up in. */
final class EnumRoom {

  /** How many values a set may have; the code that fills it takes some 20 bytes a value. */
  private static final int VALUES = 2_000;

  private EnumRoom() {}

  /** Whether an enum can have those values. */
  static boolean isEnum(List<String> texts) {
    return texts.size() <= ClassFileRoom.VALUES
        && texts.stream().allMatch(ClassFileRoom::holdsConstant);
  }

  /** Whether a constant can hold the set of those values. */
  static boolean holds(List<JsonValue> values) {
    return values.size() <= VALUES
        && values.stream().map(JsonValue::toString).allMatch(ClassFileRoom::holdsConstant);
  }
}
