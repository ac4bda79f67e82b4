package dev.retryevents.processor.declaration;

import dev.retryevents.processor.model.JavaType;
import java.util.List;
import java.util.Set;

/**
 * What can happen: the leaves below a sealed root.
 *
 * @param root the root
 * @param hindrances why the set is not finite, in whole clauses; empty if it is
 * @param leaves the classes that a signal can be of, in the order in which they are permitted
 * @param warnings what the compiler warns of where code uses the root, as {@code SuppressWarnings}
 *     says
 */
public record DeclaredSignals(
    JavaType.Declared root,
    List<String> hindrances,
    List<ValueSource> leaves,
    Set<String> warnings) {

  /** Copies the collections. */
  public DeclaredSignals {
    hindrances = List.copyOf(hindrances);
    leaves = List.copyOf(leaves);
    warnings = Set.copyOf(warnings);
  }
}
