package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.model.JsonKind;
import dev.retryevents.processor.schema.Keyword;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Branches by the types in JSON that they allow.
 *
 * @param byKind the branches for each type
 */
record Alternatives(Map<JsonKind, List<Branches.Branch>> byKind) {

  /** The branches by their types; empty if one of them does not tell its types. */
  static Optional<Alternatives> of(List<Branches.Branch> branches, AllowedKinds allowed) {
    Map<JsonKind, List<Branches.Branch>> byKind = new EnumMap<>(JsonKind.class);
    for (Branches.Branch branch : branches) {
      Optional<Set<JsonKind>> kinds = allowed.of(branch.whole());
      if (kinds.isEmpty()) {
        return Optional.empty();
      }
      for (JsonKind kind : kinds.get()) {
        byKind.computeIfAbsent(kind, one -> new ArrayList<>()).add(branch);
      }
    }
    List<Branches.Branch> integers = byKind.get(JsonKind.INTEGER);
    if (integers != null && byKind.containsKey(JsonKind.NUMBER)) {
      byKind.remove(JsonKind.INTEGER);
      byKind.computeIfAbsent(JsonKind.NUMBER, one -> new ArrayList<>()).addAll(integers);
    }
    return Optional.of(new Alternatives(byKind));
  }

  Set<JsonKind> kinds() {
    return byKind.isEmpty() ? Set.of() : EnumSet.copyOf(byKind.keySet());
  }

  /** The branch for a type, if there is just one. */
  Optional<Branches.Branch> only(JsonKind kind) {
    List<Branches.Branch> all = byKind.getOrDefault(kind, List.of());
    return all.size() == 1 ? Optional.of(all.get(0)) : Optional.empty();
  }

  /** Whether the branch is for one type alone. */
  boolean isWhole(Branches.Branch branch) {
    return byKind.values().stream().filter(all -> all.contains(branch)).count() == 1;
  }

  /** Whether a branch allows every value of a type. */
  boolean isBare(JsonKind kind) {
    return byKind.getOrDefault(kind, List.of()).stream()
        .anyMatch(
            branch ->
                branch.whole().operands().keySet().stream()
                    .allMatch(one -> one == Keyword.TYPE || one.force().isSilent()));
  }
}
