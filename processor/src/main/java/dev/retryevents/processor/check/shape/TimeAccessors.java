package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.TimeAccessor;
import java.util.Optional;

/** Tells by their names which integers count milliseconds, and since when. */
public final class TimeAccessors {

  private static final String MILLIS = "Ms";
  private static final String INSTANT = "AtMs";

  private TimeAccessors() {}

  /** The accessor in a type of java.time that the name of the component asks for. */
  public static Optional<TimeAccessor> of(Component component) {
    String name = component.name();
    if (!component.type().isInteger()
        || !name.endsWith(MILLIS)
        || name.length() == MILLIS.length()) {
      return Optional.empty();
    }
    boolean instant = name.endsWith(INSTANT) && name.length() > INSTANT.length();
    return Optional.of(
        new TimeAccessor(
            JavaNames.withoutMs(name),
            instant ? TimeAccessor.Kind.INSTANT : TimeAccessor.Kind.DURATION));
  }
}
