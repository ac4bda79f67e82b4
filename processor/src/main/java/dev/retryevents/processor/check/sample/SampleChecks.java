package dev.retryevents.processor.check.sample;

import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.message.CheckedMessage;
import dev.retryevents.processor.check.message.SampleEvaluator;
import dev.retryevents.processor.check.shape.ShapedRow;
import dev.retryevents.processor.check.shape.Shapes;
import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.declaration.DeclaredSample;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.model.SampleCase;
import dev.retryevents.processor.model.Value;
import dev.retryevents.processor.template.Evaluation;
import dev.retryevents.processor.template.EvaluationFault;
import dev.retryevents.processor.template.Rendering;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The steps by which the samples of a row are checked. */
public final class SampleChecks {

  private final ValueReader values;
  private final int maxLength;
  private final Findings findings;

  /** Checks over rows whose types are in {@code shapes}. */
  public SampleChecks(Shapes shapes, int maxLength, Findings findings) {
    this.values = new ValueReader(shapes);
    this.maxLength = maxLength;
    this.findings = findings;
  }

  /** The samples of the row that have no fault. */
  public List<SampleCase> check(ShapedRow row, CheckedMessage message) {
    List<SampleCase> cases = new ArrayList<>();
    Set<Integer> held = new HashSet<>();
    Set<String> told = new HashSet<>();
    MismatchReport mismatches = new MismatchReport(row.row());
    boolean allRead = true;
    for (DeclaredSample sample : row.row().samples()) {
      Optional<List<Value>> given = read(sample, row, told);
      if (given.isEmpty()) {
        allRead = false;
        continue;
      }
      Rendering rendering = render(row, message, given.get());
      held.add(rendering.variant());
      mismatches.compare(sample, rendering.text());
      TooLongCheck.check(sample, rendering.text(), maxLength, findings);
      cases.add(new SampleCase(sample.given().value(), given.get(), sample.renders().value()));
    }
    mismatches.report(findings);
    // A sample that renders another text may have chosen another variant: that is told already.
    if (allRead && mismatches.isEmpty()) {
      VariantWithoutSampleCheck.check(row, message, held, findings);
    }
    return cases;
  }

  private static Rendering render(ShapedRow row, CheckedMessage message, List<Value> given) {
    Evaluation evaluation =
        SampleEvaluator.evaluate(message.message(), SampleValues.of(row.components(), given));
    if (evaluation instanceof EvaluationFault fault) {
      throw new IllegalStateException("a checked message cannot be rendered: " + fault.sentence());
    }
    return (Rendering) evaluation;
  }

  private Optional<List<Value>> read(DeclaredSample sample, ShapedRow row, Set<String> told) {
    Optional<JsonObject> json = parse(sample.given(), row);
    if (json.isEmpty()) {
      return Optional.empty();
    }
    Read<List<Value>> read =
        values.objects().members(json.get(), row.components(), row.rules(), Set.of(), "");
    // One change of the schema breaks every sample in the same way, and is told once.
    if (read instanceof Read.Unfit<List<Value>> unfit && told.add(unfit.fault().toString())) {
      findings.add(
          Code.SampleInvalid, sample.given().origin(), sentence(sample, row, unfit.fault()));
    }
    return read instanceof Read.Fits<List<Value>> fits
        ? Optional.of(fits.value())
        : Optional.empty();
  }

  private static String sentence(DeclaredSample sample, ShapedRow row, SampleFault fault) {
    String place = row.definition().map(node -> " (" + node.place() + ")").orElse("");
    return "sample "
        + sample.number()
        + " of "
        + row.row().recordName()
        + " is not valid: "
        + fault
        + place;
  }

  private Optional<JsonObject> parse(Cell<String> given, ShapedRow row) {
    try {
      JsonValue value = JsonValue.parse(given.value().getBytes(StandardCharsets.UTF_8));
      if (value instanceof JsonObject object) {
        return Optional.of(object);
      }
      findings.add(
          Code.SampleSyntax,
          given.origin(),
          "\"given\" is no JSON object; write the members of " + row.row().recordName());
    } catch (JsonException fault) {
      String what = fault.reason() + " at " + fault.place();
      findings.add(Code.SampleSyntax, given.origin(), "\"given\" is not JSON: " + what);
    }
    return Optional.empty();
  }
}
