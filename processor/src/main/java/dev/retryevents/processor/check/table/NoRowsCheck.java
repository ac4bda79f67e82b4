package dev.retryevents.processor.check.table;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.declaration.DeclaredTable;
import dev.retryevents.processor.diagnostic.Code;

/** Reports a table without rows. */
public final class NoRowsCheck {

  private NoRowsCheck() {}

  /** Checks the table; of one that names what does not exist, rows may have been left out. */
  public static void check(DeclaredTable table, Findings findings) {
    if (table.rows().isEmpty() && table.complete()) {
      findings.add(Code.NoRows, table.origin(), "the table has no rows; write a @RetryEvent");
    }
  }
}
