package dev.retryevents.processor.check;

import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.declaration.DeclaredInterface;
import dev.retryevents.processor.declaration.DeclaredRow;
import dev.retryevents.processor.declaration.DeclaredSignals;
import dev.retryevents.processor.declaration.DeclaredTable;
import dev.retryevents.processor.declaration.ValueSource;
import dev.retryevents.processor.template.ParseResult;
import dev.retryevents.processor.template.TemplateParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A table, with as much of it as a test is about. */
public record Tables(
    String family,
    BundleClaim bundle,
    DeclaredInterface extending,
    List<ValueSource> signals,
    Optional<ValueSource> context,
    Set<String> taken,
    int maxLength,
    List<Rows> rows) {

  /** A table without signals. */
  public static Tables of(String definitions, Rows... rows) {
    return new Tables(
        "Family",
        new BundleClaim.Usable(Bundles.of(definitions)),
        Sources.extending(),
        List.of(),
        Optional.empty(),
        Set.of(),
        0,
        List.of(rows));
  }

  public Tables family(String other) {
    return new Tables(other, bundle, extending, signals, context, taken, maxLength, rows);
  }

  public Tables bundle(BundleClaim other) {
    return new Tables(family, other, extending, signals, context, taken, maxLength, rows);
  }

  public Tables extending(DeclaredInterface other) {
    return new Tables(family, bundle, other, signals, context, taken, maxLength, rows);
  }

  public Tables signals(ValueSource... others) {
    return new Tables(family, bundle, extending, List.of(others), context, taken, maxLength, rows);
  }

  public Tables context(ValueSource other) {
    return new Tables(
        family, bundle, extending, signals, Optional.of(other), taken, maxLength, rows);
  }

  public Tables taken(String... names) {
    return new Tables(family, bundle, extending, signals, context, Set.of(names), maxLength, rows);
  }

  public Tables maxLength(int other) {
    return new Tables(family, bundle, extending, signals, context, taken, other, rows);
  }

  /** What all checks come to. */
  public Verdict verdict() {
    DeclaredTable table = declared();
    List<ParseResult> messages =
        table.rows().stream().map(row -> TemplateParser.parse(row.message().value())).toList();
    return ContractChecks.check(new Claims(table, bundle, new ModelClaim.None(), messages, taken));
  }

  /** What all checks say. */
  public List<String> told() {
    return Places.told(verdict().diagnostics());
  }

  /** The table as it is declared. */
  public DeclaredTable declared() {
    List<DeclaredRow> declared = new ArrayList<>();
    rows.forEach(row -> declared.add(row.declared(declared.size() + 1)));
    return new DeclaredTable(
        Places.of("table"),
        "com.acme",
        "Table",
        new Cell<>("b.json", Places.of("schema")),
        new Cell<>(family, Places.of("family")),
        new Cell<>(extending, Places.of("extending")),
        signals.isEmpty() ? Optional.empty() : Optional.of(declaredSignals()),
        context.map(source -> new Cell<>(source, Places.of("context"))),
        Optional.empty(),
        "STATUS_UPDATE",
        new Cell<>(maxLength, Places.of("maxLength")),
        true,
        declared,
        true);
  }

  private Cell<DeclaredSignals> declaredSignals() {
    return new Cell<>(
        new DeclaredSignals(Sources.type("com.acme.Signal"), List.of(), signals, Set.of()),
        Places.of("signals"));
  }
}
