package dev.retryevents.processor.check;

import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Diagnostic;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.schema.Bundle;
import java.util.Optional;

/** Reports a bundle that was not found, cannot be read, or breaks its meta-schema. */
public final class BundleCheck {

  private BundleCheck() {}

  /** The bundle; empty if it cannot be used, which is reported. */
  public static Optional<Bundle> usable(Cell<String> schema, BundleClaim claim, Findings findings) {
    if (claim instanceof BundleClaim.Usable usable) {
      return Optional.of(usable.bundle());
    }
    if (claim instanceof BundleClaim.Missing missing) {
      findings.add(
          new Diagnostic(
              Code.SchemaNotFound,
              schema.origin(),
              "no bundle "
                  + Wording.quoted(schema.value())
                  + "; put it among the resources, on the class path, or name it with"
                  + " -Aretryevents.schema=<file or folder>. Tried:",
              missing.attempts()));
    } else if (claim instanceof BundleClaim.Unreadable unreadable) {
      findings.add(Code.SchemaSyntax, schema.origin(), unreadable.fault());
    } else if (claim instanceof BundleClaim.Nonconforming nonconforming) {
      findings.add(
          new Diagnostic(
              Code.SchemaConformance,
              schema.origin(),
              Wording.quoted(schema.value())
                  + " breaks the meta-schema of JSON Schema 2020-12 in "
                  + Wording.count(nonconforming.faults().size(), "place")
                  + ":",
              nonconforming.faults()));
    }
    return Optional.empty();
  }
}
