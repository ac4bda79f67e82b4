package dev.retryevents.processor;

import dev.retryevents.processor.check.Claims;
import dev.retryevents.processor.check.ContractChecks;
import dev.retryevents.processor.check.Verdict;
import dev.retryevents.processor.declaration.DeclaredRow;
import dev.retryevents.processor.declaration.DeclaredTable;
import dev.retryevents.processor.template.ParseResult;
import dev.retryevents.processor.template.TemplateParser;
import java.util.List;
import java.util.Set;

/** Takes a declared table through the readers to the checks. */
final class TableStep {

  private final BundleStep bundles;
  private final ModelStep models;

  TableStep(BundleStep bundles, ModelStep models) {
    this.bundles = bundles;
    this.models = models;
  }

  /**
   * The verdict on {@code table}.
   *
   * @param takenNames the simple names of the types that the user wrote in its package
   */
  Verdict judge(DeclaredTable table, Set<String> takenNames) {
    List<ParseResult> messages =
        table.rows().stream()
            .map(DeclaredRow::message)
            .map(message -> TemplateParser.parse(message.value()))
            .toList();
    return ContractChecks.check(
        new Claims(
            table,
            bundles.read(table.schema().value()),
            models.claim(table),
            messages,
            takenNames));
  }
}
