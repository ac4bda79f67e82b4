package dev.retryevents.processor.check.table;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.declaration.DeclaredRow;
import dev.retryevents.processor.diagnostic.Code;
import java.util.List;

/** Reports rows with more than one {@code msgType}. */
public final class MsgTypeCheck {

  private MsgTypeCheck() {}

  /** Checks the row. */
  public static void check(DeclaredRow row, Findings findings) {
    List<Cell<String>> types = row.msgTypes();
    if (types.size() > 1) {
      findings.add(
          Code.MsgTypeTwice,
          types.get(1).origin(),
          "an event has one msgType, and the row has " + types.get(0).value() + " already");
    }
  }
}
