package dev.retryevents.processor.check.sample;

import java.util.function.Function;

/**
 * What reading JSON came to: a value, or the first fault in it.
 *
 * @param <T> what is read
 */
sealed interface Read<T> {

  /**
   * The JSON fits.
   *
   * @param value what it says
   */
  record Fits<T>(T value) implements Read<T> {}

  /**
   * The JSON does not fit.
   *
   * @param fault why
   */
  record Unfit<T>(SampleFault fault) implements Read<T> {}

  /** What was read, made into something else. */
  default <U> Read<U> map(Function<T, U> change) {
    if (this instanceof Fits<T> fits) {
      return new Fits<>(change.apply(fits.value()));
    }
    return new Unfit<>(((Unfit<T>) this).fault());
  }

  /** A value that fits. */
  static <T> Read<T> of(T value) {
    return new Fits<>(value);
  }

  /** A fault at {@code pointer}. */
  static <T> Read<T> unfit(String pointer, String sentence) {
    return new Unfit<>(new SampleFault(pointer, sentence));
  }
}
