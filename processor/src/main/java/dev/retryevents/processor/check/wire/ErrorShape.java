package dev.retryevents.processor.check.wire;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.shape.JavaNames;
import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.model.WireContract;
import dev.retryevents.processor.schema.Sections;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Gives the rows of the table of errors their constants. */
final class ErrorShape {

  private final Findings findings;

  ErrorShape(Findings findings) {
    this.findings = findings;
  }

  /** The rows, if they are wanted. */
  List<WireContract.ErrorRow> of(Cell<Boolean> wanted, List<Sections.ErrorEntry> section) {
    if (!wanted.value()) {
      return List.of();
    }
    if (section.isEmpty()) {
      findings.add(
          Code.NothingSelected,
          wanted.origin(),
          "errors selects nothing: the bundle has no errors; leave it out");
    }
    Map<String, Sections.ErrorEntry> constants = new HashMap<>();
    Map<Long, Sections.ErrorEntry> codes = new HashMap<>();
    List<WireContract.ErrorRow> rows = new ArrayList<>();
    for (Sections.ErrorEntry entry : section) {
      String constant = JavaNames.constant(entry.kind());
      Sections.ErrorEntry same = codes.putIfAbsent(entry.code(), entry);
      Sections.ErrorEntry other = same == null ? constants.putIfAbsent(constant, entry) : same;
      if (other == null) {
        rows.add(
            new WireContract.ErrorRow(
                entry.code(), constant, entry.kind(), entry.overrideKinds(), entry.retryable()));
      } else {
        String shared = same == null ? "in Java this error is " + constant : "its code is that";
        findings.add(
            Code.NameCollision,
            wanted.origin(),
            entry.place()
                + ": "
                + (same == null ? shared + ", as is the one at " : shared + " of the one at ")
                + other.place()
                + "; change one of them");
      }
    }
    return rows;
  }
}
