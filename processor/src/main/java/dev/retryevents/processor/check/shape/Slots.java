package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.Leading;
import dev.retryevents.processor.model.ValueType;
import java.util.List;

/** Counts the room that records take in a class file (JVMS 4.3.3). */
final class Slots {

  /** A method takes 255 slots, one of them is {@code this}. */
  static final int MOST = 254;

  static final String REFUSAL =
      "its record would take more than the "
          + MOST
          + " slots that Java has (a long or double takes two); raw JSON is kept, unchecked";

  private Slots() {}

  /** Whether a record can have those components. */
  static boolean fit(List<Leading> leading, List<Component> components) {
    return of(leading, components) <= MOST;
  }

  static int of(List<Leading> leading, List<Component> components) {
    return leading.stream().mapToInt(one -> of(one.type())).sum()
        + components.stream().mapToInt(Slots::of).sum();
  }

  private static int of(Component component) {
    boolean wide =
        component.type() instanceof ValueType.Long || component.type() instanceof ValueType.Double;
    return wide && !component.presence().mayBeMissing() ? 2 : 1;
  }

  private static int of(JavaType type) {
    return type instanceof JavaType.Primitive primitive
            && (primitive.name().equals("long") || primitive.name().equals("double"))
        ? 2
        : 1;
  }
}
