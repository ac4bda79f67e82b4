package dev.retryevents.processor.check.signal;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.declaration.DeclaredRow;
import dev.retryevents.processor.declaration.DeclaredSignals;
import dev.retryevents.processor.declaration.DeclaredTable;
import dev.retryevents.processor.declaration.ValueSource;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.JavaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reports signals that are no finite set, and rows that name what is not in it. */
public final class SignalsCheck {

  private SignalsCheck() {}

  /** Whether every row names leaves of a sealed root, or nothing where there is no root. */
  public static boolean check(DeclaredTable table, Findings findings) {
    long before = findings.faults();
    if (table.signals().isEmpty()) {
      reportNeedless(table, findings);
    } else {
      reportHindrances(table.signals().get(), findings);
      table.context().ifPresent(context -> reportHidden(context, findings));
    }
    if (findings.faults() == before && table.signals().isPresent()) {
      DeclaredSignals signals = table.signals().get().value();
      table.rows().forEach(row -> reportStrangers(row, signals, findings));
    }
    return findings.faults() == before;
  }

  private static void reportNeedless(DeclaredTable table, Findings findings) {
    if (!table.complete()) {
      return; // the root may be the type that the compiler does not know
    }
    Optional<Cell<JavaType.Declared>> from =
        table.rows().stream().flatMap(row -> row.from().stream()).findFirst();
    from.ifPresent(
        cell ->
            findings.add(
                Code.SignalsMissing,
                cell.origin(),
                "the row names "
                    + cell.value().simpleName()
                    + ", and the table names no signals; write its sealed root in \"signals\""));
  }

  private static void reportHindrances(Cell<DeclaredSignals> signals, Findings findings) {
    List<String> hindrances = new ArrayList<>(signals.value().hindrances());
    signals.value().leaves().stream()
        .filter(leaf -> !leaf.visible())
        .map(leaf -> leaf.type().simpleName() + " cannot be seen from the package of the table")
        .forEach(hindrances::add);
    if (!hindrances.isEmpty()) {
      findings.add(
          Code.SignalsKind,
          signals.origin(),
          Wording.enumeration(hindrances)
              + "; signals need a sealed root with visible leaves, so that every one has its row");
    }
  }

  private static void reportHidden(Cell<ValueSource> context, Findings findings) {
    if (!context.value().visible()) {
      findings.add(
          Code.SignalsKind,
          context.origin(),
          context.value().type().simpleName()
              + " cannot be seen from the package of the table; make it public");
    }
  }

  private static void reportStrangers(DeclaredRow row, DeclaredSignals signals, Findings findings) {
    List<String> names =
        signals.leaves().stream().map(leaf -> leaf.type().simpleName()).sorted().toList();
    for (Cell<JavaType.Declared> from : row.from()) {
      boolean known = signals.leaves().stream().anyMatch(leaf -> leaf.type().equals(from.value()));
      if (!known) {
        findings.add(
            Code.SignalUnknown,
            from.origin(),
            from.value().simpleName()
                + " is no leaf of "
                + signals.root().simpleName()
                + "; leaves: "
                + Wording.list(names)
                + Wording.didYouMean(from.value().simpleName(), names));
      }
    }
  }
}
