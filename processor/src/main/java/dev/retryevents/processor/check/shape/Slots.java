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

  /**
   * How many components a type may have that is no event, and so may be a class with a builder. The
   * code that reads one takes up to 100 bytes, and a method has room for 65,535 (JVMS 4.7.3).
   */
  private static final int COMPONENTS = 500;

  static final String REFUSAL =
      "its type would have more than the "
          + COMPONENTS
          + " components that there is room for; raw JSON is kept, unchecked";

  private Slots() {}

  /** Whether a record can have those components. */
  static boolean fit(List<Leading> leading, List<Component> components) {
    return of(leading, components) <= MOST;
  }

  /** Whether a type that is no event can have those components. */
  static boolean fit(List<Component> components) {
    return components.size() <= COMPONENTS;
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
