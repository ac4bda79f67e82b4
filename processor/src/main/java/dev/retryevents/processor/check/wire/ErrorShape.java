package dev.retryevents.processor.check.wire;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.shape.ReachedShape;
import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.model.WireContract;
import dev.retryevents.processor.schema.Sections;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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
    Map<String, Sections.ErrorEntry> entries = new LinkedHashMap<>();
    section.forEach(entry -> entries.put(entry.kind() + "#" + entry.code(), entry));
    Map<String, String> kinds = new LinkedHashMap<>();
    entries.forEach((key, entry) -> kinds.put(key, entry.kind()));
    Map<String, String> constants = ReachedShape.constantNames(kinds);
    List<WireContract.ErrorRow> rows = new ArrayList<>();
    entries.forEach(
        (key, entry) ->
            rows.add(
                new WireContract.ErrorRow(
                    entry.code(),
                    constants.getOrDefault(key, key),
                    entry.kind(),
                    entry.overrideKinds(),
                    entry.retryable())));
    return rows;
  }
}
