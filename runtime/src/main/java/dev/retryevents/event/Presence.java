package dev.retryevents.event;

import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A member that may be absent, null or a value, where the three mean different things.
 *
 * @param <T> the type of the value
 */
public sealed interface Presence<T> {

  /** {@return the value, or null if the member is absent or null} */
  @Nullable T orNull();

  /** {@return whether the member is not there at all} */
  default boolean isAbsent() {
    return this instanceof Absent;
  }

  /**
   * The same presence with another value.
   *
   * @param change what makes the other value, called only if there is one
   * @return the presence of what it makes, or this one
   */
  default Presence<T> map(UnaryOperator<T> change) {
    return this instanceof Value<T> present ? of(change.apply(present.value())) : this;
  }

  /**
   * The member is not there.
   *
   * @param <T> the type of the value it would have
   * @return the one instance
   */
  @SuppressWarnings("unchecked") // holds no value, so it serves every type
  static <T> Presence<T> absent() {
    return (Presence<T>) (Presence<?>) Absent.INSTANCE;
  }

  /**
   * The member is there, and is null.
   *
   * @param <T> the type of the value it would have
   * @return the one instance
   */
  @SuppressWarnings("unchecked") // holds no value, so it serves every type
  static <T> Presence<T> ofNull() {
    return (Presence<T>) (Presence<?>) Null.INSTANCE;
  }

  /**
   * The member has a value.
   *
   * @param <T> its type
   * @param value the value
   * @return the presence
   */
  static <T> Presence<T> of(T value) {
    return new Value<>(value);
  }

  /** A member that is not there. */
  enum Absent implements Presence<Object> {
    /** The one instance. */
    INSTANCE;

    @Override
    public @Nullable Object orNull() {
      return null;
    }

    @Override
    public String toString() {
      return "absent";
    }
  }

  /** A member that is null. */
  enum Null implements Presence<Object> {
    /** The one instance. */
    INSTANCE;

    @Override
    public @Nullable Object orNull() {
      return null;
    }

    @Override
    public String toString() {
      return "null";
    }
  }

  /**
   * A member with a value.
   *
   * @param <T> its type
   * @param value the value
   */
  record Value<T>(T value) implements Presence<T> {

    /** Rejects null, which {@link Presence#ofNull()} stands for. */
    public Value {
      Objects.requireNonNull(value, "value");
    }

    @Override
    public T orNull() {
      return value;
    }
  }
}
