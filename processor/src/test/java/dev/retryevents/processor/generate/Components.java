package dev.retryevents.processor.generate;

import dev.retryevents.processor.model.Bounds;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.NumberBounds;
import dev.retryevents.processor.model.Presence;
import dev.retryevents.processor.model.TextBounds;
import dev.retryevents.processor.model.TimeAccessor;
import dev.retryevents.processor.model.ValueType;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalInt;

/** Components for the contracts of the tests. */
final class Components {

  static final ValueType TEXT = new ValueType.Text();
  static final ValueType INT = new ValueType.Int();
  static final ValueType LONG = new ValueType.Long();
  static final ValueType DOUBLE = new ValueType.Double();
  static final ValueType BOOL = new ValueType.Bool();

  private Components() {}

  static Component required(String name, ValueType type, String description) {
    return of(name, type, Presence.REQUIRED, description);
  }

  static Component of(String name, ValueType type, Presence presence, String description) {
    return new Component(name, name, type, presence, Bounds.NONE, description, Optional.empty());
  }

  static Component bounded(Component component, Bounds bounds) {
    return new Component(
        component.name(),
        component.wire(),
        component.type(),
        component.presence(),
        bounds,
        component.description(),
        component.time());
  }

  static Component timed(Component component, String accessor, TimeAccessor.Kind kind) {
    return new Component(
        component.name(),
        component.wire(),
        component.type(),
        component.presence(),
        component.bounds(),
        component.description(),
        Optional.of(new TimeAccessor(accessor, kind)));
  }

  static Bounds atLeast(String minimum) {
    return range(minimum, null);
  }

  static Bounds range(String minimum, String maximum) {
    return Bounds.of(
        new NumberBounds(
            Optional.of(new BigDecimal(minimum)),
            Optional.ofNullable(maximum).map(BigDecimal::new),
            Optional.empty(),
            Optional.empty(),
            Optional.empty()));
  }

  static Bounds between(String above, String below) {
    return Bounds.of(
        new NumberBounds(
            Optional.empty(),
            Optional.empty(),
            Optional.of(new BigDecimal(above)),
            Optional.of(new BigDecimal(below)),
            Optional.empty()));
  }

  static Bounds text(int shortest, int longest, String pattern) {
    return Bounds.of(
        new TextBounds(OptionalInt.of(shortest), OptionalInt.of(longest), Optional.of(pattern)));
  }
}
