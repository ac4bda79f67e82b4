package dev.retryevents.processor.check.wire;

import dev.retryevents.processor.check.BundleCheck;
import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.shape.ReachedShape;
import dev.retryevents.processor.check.shape.Shapes;
import dev.retryevents.processor.check.table.TypeNameCheck;
import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.declaration.DeclaredWireModel;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.model.WireContract;
import dev.retryevents.processor.schema.Bundle;
import dev.retryevents.processor.schema.SectionReader;
import dev.retryevents.processor.schema.Sections;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The run of the checks of a wire model, step by step. */
public final class WireChecks {

  private final WireClaims claims;
  private final DeclaredWireModel model;
  private final Findings findings = new Findings();
  private final Shapes shapes = new Shapes();

  private WireChecks(WireClaims claims) {
    this.claims = claims;
    this.model = claims.model();
  }

  /** Judges {@code claims}. */
  public static WireVerdict check(WireClaims claims) {
    WireChecks checks = new WireChecks(claims);
    Optional<WireContract.Notifications> notifications = checks.run();
    return new WireVerdict(
        checks.findings.all(),
        new WireContract(
            checks.model.packageName(),
            checks.model.name(),
            checks.model.schema().value(),
            notifications,
            checks.shapes.all()));
  }

  private Optional<WireContract.Notifications> run() {
    if (model.notifications().isEmpty() && model.types().isEmpty()) {
      findings.add(
          Code.NothingSelected,
          model.origin(),
          "the model selects nothing; write notifications = \"*\" or types = \"*\"");
    }
    boolean named =
        model.notifications().isEmpty()
            || TypeNameCheck.isUsable(model.family(), "family", claims.takenNames(), findings);
    Optional<Bundle> bundle = BundleCheck.usable(model.schema(), claims.bundle(), findings);
    Optional<Sections> sections = bundle.flatMap(found -> sections());
    if (bundle.isEmpty() || sections.isEmpty()) {
      return Optional.empty();
    }
    ReachedShape shape = new ReachedShape(bundle.get(), shapes, findings);
    claims
        .takenNames()
        .forEach(
            name -> shape.reserve(name, "a type that the package has", "rename the definition"));
    Optional<WireContract.Notifications> notifications =
        named && !model.notifications().isEmpty()
            ? new NotificationShape(model, shape, findings).of(sections.get().notifications())
            : Optional.empty();
    shapeTypes(bundle.get(), shape);
    return notifications;
  }

  private Optional<Sections> sections() {
    SectionReader.Reading reading = claims.sections().orElseThrow();
    if (reading instanceof SectionReader.Reading.Faulty faulty) {
      findings.add(Code.SchemaSyntax, model.schema().origin(), faulty.fault().toString());
      return Optional.empty();
    }
    return Optional.of(((SectionReader.Reading.Read) reading).sections());
  }

  private void shapeTypes(Bundle bundle, ReachedShape shape) {
    Map<String, Cell<String>> selected =
        new SelectionCheck(findings)
            .select(model.types(), bundle.definitions().keySet(), "definition");
    selected.forEach(
        (name, pattern) ->
            shape.of(Objects.requireNonNull(bundle.definitions().get(name)), "", pattern.origin()));
  }
}
