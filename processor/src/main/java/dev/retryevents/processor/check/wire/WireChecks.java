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
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** The run of the checks of a wire model, step by step. */
public final class WireChecks {

  private static final String METHODS = "Methods";
  private static final String REQUESTS = "Requests";

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
    WireContract contract = checks.run();
    return new WireVerdict(checks.findings.all(), contract);
  }

  private WireContract run() {
    if (model.isEmpty()) {
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
    return bundle.isPresent() && sections.isPresent()
        ? shape(bundle.get(), sections.get(), named)
        : contract(Optional.empty(), List.of(), List.of());
  }

  /** Names of messages are taken before definitions, which get what is left, are given theirs. */
  private WireContract shape(Bundle bundle, Sections sections, boolean named) {
    ReachedShape shape = new ReachedShape(bundle, shapes, findings);
    claims.takenNames().forEach(name -> reserve(shape, name, "a type that the package has"));
    if (!model.methods().isEmpty()) {
      reserve(shape, METHODS, "the class of the methods");
    }
    if (!model.requests().isEmpty()) {
      reserve(shape, REQUESTS, "the class of the requests");
    }
    if (model.errors().value()) {
      reserve(shape, "Errors", "the class of the errors");
    }
    Optional<WireContract.Notifications> notifications =
        named && !model.notifications().isEmpty()
            ? Optional.of(
                new NotificationShape(model, shape, findings).of(sections.notifications()))
            : Optional.empty();
    CallShape calls = new CallShape(shape, findings);
    List<WireContract.Calls> called =
        Stream.of(
                new WireContract.Calls(
                    METHODS,
                    "methods that clients call and hosts answer",
                    calls.of(model.methods(), sections.methods(), "method")),
                new WireContract.Calls(
                    REQUESTS,
                    "methods that hosts call and clients answer",
                    calls.of(model.requests(), sections.requests(), "request")))
            .filter(some -> !some.calls().isEmpty())
            .toList();
    List<WireContract.ErrorRow> errors =
        new ErrorShape(findings).of(model.errors(), sections.errors());
    shapeTypes(bundle, shape);
    return contract(notifications, called, errors);
  }

  private static void reserve(ReachedShape shape, String name, String words) {
    shape.reserve(name, words, "rename the definition");
  }

  private WireContract contract(
      Optional<WireContract.Notifications> notifications,
      List<WireContract.Calls> calls,
      List<WireContract.ErrorRow> errors) {
    return new WireContract(
        model.packageName(),
        model.name(),
        model.schema().value(),
        notifications,
        calls,
        errors,
        model.keep(),
        shapes.all());
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
