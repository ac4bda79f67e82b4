package dev.retryevents.processor.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The contract test of a table: the contract, and how to make what it needs.
 *
 * @param packageName the package of the test: that of the annotated class
 * @param annotated the name of the class that carries {@code RetryEventContract}
 * @param contract the contract
 * @param leading a specimen for each leading component, by its name
 * @param signals a specimen for each signal, in the order of rows and of the signals in a row
 * @param context a specimen of the context, if the mapping takes one
 */
public record TestPlan(
    String packageName,
    String annotated,
    Contract contract,
    Map<String, Specimen> leading,
    List<Specimen> signals,
    Optional<Specimen> context) {

  /** Copies the collections; their order stays. */
  public TestPlan {
    leading = Collections.unmodifiableMap(new LinkedHashMap<>(leading));
    signals = List.copyOf(signals);
  }
}
