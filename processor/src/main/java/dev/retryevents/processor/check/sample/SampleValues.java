package dev.retryevents.processor.check.sample;

import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Gives the values of a sample to the evaluator, by the names that templates use. */
final class SampleValues {

  private SampleValues() {}

  static Map<String, @Nullable Object> of(List<Component> components, List<Value> values) {
    Map<String, @Nullable Object> byName = new HashMap<>();
    for (int i = 0; i < components.size(); i++) {
      byName.put(components.get(i).wire(), plain(values.get(i)));
    }
    return byName;
  }

  /** What a message can show; all else has been refused in placeholders, and is as good as none. */
  private static @Nullable Object plain(Value value) {
    if (value instanceof Value.Text text) {
      return text.text();
    } else if (value instanceof Value.Whole whole) {
      return whole.number();
    } else if (value instanceof Value.Fraction fraction) {
      return fraction.number();
    } else if (value instanceof Value.Truth truth) {
      return truth.value();
    } else if (value instanceof Value.EnumValue word) {
      return word.wire();
    }
    return null;
  }
}
