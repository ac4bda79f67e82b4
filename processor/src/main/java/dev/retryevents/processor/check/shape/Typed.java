package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.model.Bounds;
import dev.retryevents.processor.model.ValueType;
import java.util.Optional;

/**
 * A value's type and what the schema says beside it.
 *
 * @param type the type
 * @param nullable whether null is allowed, and is no value of the type itself
 * @param bounds what the schema asks of the value
 * @param description the nearest description on the way to the type; empty if there is none
 */
record Typed(ValueType type, boolean nullable, Bounds bounds, String description) {

  private static final String DEPRECATED = "Deprecated.";

  /** Raw JSON has a value for null. */
  Typed {
    nullable = nullable && !(type instanceof ValueType.AnyJson);
  }

  /** A value of which nothing is asked. */
  static Typed of(ValueType type) {
    return new Typed(type, false, Bounds.NONE, "");
  }

  /** Any JSON. */
  static Typed raw() {
    return of(new ValueType.AnyJson());
  }

  /** The same value, which may be null if that is said. */
  Typed orNull(boolean isSaid) {
    return new Typed(type, nullable || isSaid, bounds, description);
  }

  Typed with(Bounds others) {
    return new Typed(type, nullable, others, description);
  }

  /** The same value, with a description that stands nearer than its own. */
  Typed described(Optional<String> nearer) {
    return new Typed(type, nullable, bounds, nearer.orElse(description));
  }

  /** The same value, of which the schema warns. */
  Typed deprecated(boolean isSaid) {
    boolean told = description.endsWith(DEPRECATED);
    return isSaid && !told
        ? new Typed(
            type,
            nullable,
            bounds,
            description.isBlank() ? DEPRECATED : description + "\n\n" + DEPRECATED)
        : this;
  }
}
