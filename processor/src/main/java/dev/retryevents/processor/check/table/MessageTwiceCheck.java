package dev.retryevents.processor.check.table;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.declaration.DeclaredRow;
import dev.retryevents.processor.diagnostic.Code;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reports rows with one and the same message: who reads it could not tell the events apart. */
public final class MessageTwiceCheck {

  private MessageTwiceCheck() {}

  /** Checks the messages of {@code rows}. */
  public static void check(List<DeclaredRow> rows, Findings findings) {
    Map<String, DeclaredRow> seen = new HashMap<>();
    for (DeclaredRow row : rows) {
      DeclaredRow other = seen.putIfAbsent(row.message().value().strip(), row);
      if (other != null) {
        findings.add(
            Code.MessageTwice,
            row.message().origin(),
            "this message is also on row "
                + other.number()
                + ", "
                + other.recordName()
                + "; a person could not tell the events apart, so reword one");
      }
    }
  }
}
