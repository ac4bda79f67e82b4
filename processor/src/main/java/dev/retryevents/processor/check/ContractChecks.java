package dev.retryevents.processor.check;

import dev.retryevents.processor.check.message.CheckedMessage;
import dev.retryevents.processor.check.message.MessageChecks;
import dev.retryevents.processor.check.sample.SampleChecks;
import dev.retryevents.processor.check.shape.RowShape;
import dev.retryevents.processor.check.shape.ShapedRow;
import dev.retryevents.processor.check.shape.Shapes;
import dev.retryevents.processor.check.signal.FeedCheck;
import dev.retryevents.processor.check.signal.SignalRowCheck;
import dev.retryevents.processor.check.signal.SignalsCheck;
import dev.retryevents.processor.check.table.ExtendingCheck;
import dev.retryevents.processor.check.table.FamilyStandIn;
import dev.retryevents.processor.check.table.MaxLengthCheck;
import dev.retryevents.processor.check.table.MessageTwiceCheck;
import dev.retryevents.processor.check.table.MsgTypeCheck;
import dev.retryevents.processor.check.table.NameCheck;
import dev.retryevents.processor.check.table.NoRowsCheck;
import dev.retryevents.processor.check.table.TitleCheck;
import dev.retryevents.processor.declaration.DeclaredRow;
import dev.retryevents.processor.declaration.DeclaredTable;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.Row;
import dev.retryevents.processor.model.SampleCase;
import dev.retryevents.processor.model.SignalSource;
import dev.retryevents.processor.schema.Bundle;
import dev.retryevents.processor.template.ParseResult;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The run of the checks, step by step.
 *
 * <p>A step looks only at what the steps before it found in order, so that one mistake is told
 * once, where it was made.
 */
public final class ContractChecks {

  private final Claims claims;
  private final DeclaredTable table;
  private final Findings findings = new Findings();
  private final Shapes shapes = new Shapes();
  private final Set<JavaType.Declared> mapped = new HashSet<>();

  private ContractChecks(Claims claims) {
    this.claims = claims;
    this.table = claims.table();
  }

  /** Judges {@code claims}. */
  public static Verdict check(Claims claims) {
    return new ContractChecks(claims).run();
  }

  private Verdict run() {
    boolean named = NameCheck.familyIsUsable(claims, findings);
    NoRowsCheck.check(table, findings);
    List<DeclaredRow> usable = NameCheck.usableRows(claims, findings);
    boolean extendable = ExtendingCheck.check(table.extending(), findings);
    MaxLengthCheck.check(table.maxLength(), findings);
    MessageTwiceCheck.check(usable, findings);
    usable.forEach(row -> MsgTypeCheck.check(row, findings));
    ModelCheck.usable(claims, findings).ifPresent(shapes::share);
    boolean mappable = checkSignals();
    DeclaredTable feasible = FamilyStandIn.in(table, claims.takenNames(), named, extendable);
    List<ShapedRow> shaped = shape(usable, feasible);
    ModelCheck.lacking(claims, shapes, findings);
    TitleCheck.check(shaped, findings);
    List<Row> rows = shaped.stream().map(row -> check(row, mappable)).toList();
    return new Verdict(findings.all(), ContractAssembly.build(feasible, rows, shapes));
  }

  private boolean checkSignals() {
    return SignalsCheck.check(table, findings)
        && table.complete()
        && table
            .signals()
            .filter(signals -> !SignalRowCheck.check(table, signals, findings))
            .isEmpty();
  }

  private List<ShapedRow> shape(List<DeclaredRow> rows, DeclaredTable feasible) {
    Optional<Bundle> bundle = BundleCheck.usable(table.schema(), claims.bundle(), findings);
    if (bundle.isEmpty()) {
      return rows.stream().map(row -> RowShape.without(row, feasible.extending().value())).toList();
    }
    RowShape shape =
        new RowShape(
            bundle.get(),
            feasible.extending().value(),
            shapes.packages(feasible.packageName()),
            shapes,
            findings);
    shape.reserve(feasible.family().value(), rows, claims.takenNames());
    return rows.stream().map(shape::of).toList();
  }

  private Row check(ShapedRow row, boolean mappable) {
    long before = findings.faults();
    ParseResult parsed = claims.messages().get(row.row().number() - 1);
    Optional<CheckedMessage> message = new MessageChecks(shapes, findings).check(row, parsed);
    SampleChecks sampleChecks = new SampleChecks(shapes, table.maxLength().value(), findings);
    List<SampleCase> samples =
        message.map(checked -> sampleChecks.check(row, checked)).orElse(List.of());
    // A component that message or samples misname would be told a second time by the mapping.
    boolean sound = row.sound() && findings.faults() == before;
    List<SignalSource> sources = sources(row, sound && mappable ? findings : new Findings());
    return ContractAssembly.row(table, row, message, samples, sources);
  }

  /** A signal that is told to be on two rows is mapped at one: two methods would not compile. */
  private List<SignalSource> sources(ShapedRow row, Findings told) {
    return new FeedCheck(table, shapes, told)
        .check(row).stream().filter(source -> mapped.add(source.signal())).toList();
  }
}
