package dev.retryevents.processor.check.contract;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.declaration.DeclaredContract;
import dev.retryevents.processor.diagnostic.Code;

/** Reports contracts over nothing, and contracts where no test can run. */
public final class ContractCheck {

  private ContractCheck() {}

  /** Whether there is a table to test, and JUnit to test it with. */
  public static boolean check(DeclaredContract contract, Findings findings) {
    if (contract.table().isEmpty()) {
      findings.add(
          Code.ContractTable,
          contract.holder().origin(),
          contract.holder().value().simpleName()
              + " carries no @RetryEventTable; name the type that does");
      return false;
    }
    if (!contract.junit()) {
      findings.add(
          Code.ContractJUnit,
          contract.origin(),
          "the contract test needs JUnit 5; add org.junit.jupiter:junit-jupiter to the test"
              + " dependencies, and put this annotation on a class among the tests");
      return false;
    }
    return true;
  }
}
