package dev.retryevents.processor.check;

import dev.retryevents.processor.declaration.DeclaredTable;
import dev.retryevents.processor.template.ParseResult;
import java.util.List;
import java.util.Set;

/**
 * What is declared, what the schema says, and what the templates are: all that the checks judge.
 *
 * @param table the table
 * @param bundle the bundle that the table names
 * @param model what became of the wire model that the table names
 * @param messages the message of each row, in the order of the rows
 * @param takenNames the simple names of the types that the user wrote in the package of the table
 */
public record Claims(
    DeclaredTable table,
    BundleClaim bundle,
    ModelClaim model,
    List<ParseResult> messages,
    Set<String> takenNames) {

  /** Copies the collections. */
  public Claims {
    messages = List.copyOf(messages);
    takenNames = Set.copyOf(takenNames);
  }
}
