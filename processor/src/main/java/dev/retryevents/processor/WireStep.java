package dev.retryevents.processor;

import dev.retryevents.processor.check.wire.WireChecks;
import dev.retryevents.processor.check.wire.WireClaims;
import dev.retryevents.processor.check.wire.WireVerdict;
import dev.retryevents.processor.declaration.DeclaredWireModel;
import java.util.Set;

/** Takes a declared wire model through the readers to the checks. */
final class WireStep {

  private final BundleStep bundles;

  WireStep(BundleStep bundles) {
    this.bundles = bundles;
  }

  /**
   * The verdict on {@code model}.
   *
   * @param takenNames the simple names of the types that the user wrote in its package
   */
  WireVerdict judge(DeclaredWireModel model, Set<String> takenNames) {
    String resource = model.schema().value();
    return WireChecks.check(
        new WireClaims(model, bundles.read(resource), bundles.sections(resource), takenNames));
  }
}
