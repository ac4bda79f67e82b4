package dev.retryevents.processor.check.sample;

import dev.retryevents.processor.model.Value;

/** What reading a value came to: the value, or the first fault in it. */
sealed interface Read {

  /** The value fits. */
  record Fits(Value value) implements Read {}

  /** The value does not fit. */
  record Unfit(SampleFault fault) implements Read {}

  /** A fault at {@code pointer}. */
  static Read unfit(String pointer, String sentence) {
    return new Unfit(new SampleFault(pointer, sentence));
  }
}
