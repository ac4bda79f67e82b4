package dev.retryevents.processor.check.table;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.diagnostic.Code;

/** Reports a {@code maxLength} that no sentence can keep. */
public final class MaxLengthCheck {

  private MaxLengthCheck() {}

  /** Checks the value. */
  public static void check(Cell<Integer> maxLength, Findings findings) {
    if (maxLength.value() < 0) {
      findings.add(
          Code.TooLong,
          maxLength.origin(),
          "maxLength is " + maxLength.value() + "; write 0 for no limit, or a positive number");
    }
  }
}
