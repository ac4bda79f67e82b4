package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.schema.SchemaPlace;
import java.util.HashSet;
import java.util.Set;

/** Reports faults of the bundle at the row that reached them, each place once. */
final class SchemaReport {

  private final Findings findings;
  private final Set<String> reported = new HashSet<>();
  private long count;

  /** A report into {@code findings}. */
  SchemaReport(Findings findings) {
    this.findings = findings;
  }

  /** How many faults were met, those that another row told before included; no warnings. */
  long count() {
    return count;
  }

  /**
   * Reports a fault.
   *
   * @param code which fault it is
   * @param row where the row names its type
   * @param place where the fault stands in the bundle
   * @param sentence what is wrong, without the place
   */
  void add(Code code, Origin row, SchemaPlace place, String sentence) {
    if (!code.isWarning()) {
      count++;
    }
    if (reported.add(code + " " + place)) {
      findings.add(code, row, place + ": " + sentence);
    }
  }
}
