package dev.retryevents.processor.check;

import dev.retryevents.processor.diagnostic.Diagnostic;
import dev.retryevents.processor.model.Contract;
import java.util.List;

/**
 * What the checks came to.
 *
 * @param diagnostics all that they found
 * @param contract the contract. If there are faults it is what could be saved: the types that the
 *     program names are there, so that one fault is one error and not a hundred missing symbols,
 *     but they are not to be run.
 */
public record Verdict(List<Diagnostic> diagnostics, Contract contract) {

  /** Copies the list. */
  public Verdict {
    diagnostics = List.copyOf(diagnostics);
  }

  /** Whether nothing but warnings was found. */
  public boolean isClean() {
    return diagnostics.stream().allMatch(found -> found.code().isWarning());
  }
}
