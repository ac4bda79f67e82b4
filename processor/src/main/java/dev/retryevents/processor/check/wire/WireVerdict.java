package dev.retryevents.processor.check.wire;

import dev.retryevents.processor.diagnostic.Diagnostic;
import dev.retryevents.processor.model.WireContract;
import java.util.List;

/**
 * What the checks of a wire model came to.
 *
 * @param diagnostics all that they found
 * @param contract the contract; if there are faults it is what could be saved, so that what names
 *     the types compiles
 */
public record WireVerdict(List<Diagnostic> diagnostics, WireContract contract) {

  /** Copies the list. */
  public WireVerdict {
    diagnostics = List.copyOf(diagnostics);
  }

  /** Whether nothing but warnings was found. */
  public boolean isClean() {
    return diagnostics.stream().allMatch(found -> found.code().isWarning());
  }
}
