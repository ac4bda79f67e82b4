package dev.retryevents.processor.check.wire;

import dev.retryevents.processor.check.BundleClaim;
import dev.retryevents.processor.declaration.DeclaredWireModel;
import dev.retryevents.processor.schema.SectionReader;
import java.util.Optional;
import java.util.Set;

/**
 * What is declared and what the bundle says: all that the checks of a wire model judge.
 *
 * @param model the model
 * @param bundle the bundle that the model names
 * @param sections what became of reading its sections; empty if it cannot be used
 * @param takenNames the simple names of the types that the user wrote in the package of the model
 */
public record WireClaims(
    DeclaredWireModel model,
    BundleClaim bundle,
    Optional<SectionReader.Reading> sections,
    Set<String> takenNames) {

  /** Copies the set. */
  public WireClaims {
    takenNames = Set.copyOf(takenNames);
  }
}
