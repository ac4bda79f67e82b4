package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.model.RecordRules;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which members of an object must be there, and which if others are.
 *
 * @param required the members that must be there
 * @param needs what each other member asks for
 */
record Dependencies(Set<String> required, Map<String, Set<String>> needs) {

  /** What {@code object} says: what a required member asks for is required itself. */
  static Dependencies of(SchemaNode object) {
    Set<String> required = new HashSet<>(object.required().keySet());
    Map<String, Set<String>> needs = new TreeMap<>();
    object
        .dependentRequired()
        .forEach((member, names) -> needs.put(member, new TreeSet<>(names.names().keySet())));
    boolean grown = true;
    while (grown) {
      grown = false;
      for (Map.Entry<String, Set<String>> need : needs.entrySet()) {
        grown |= required.contains(need.getKey()) && required.addAll(need.getValue());
      }
    }
    return new Dependencies(required, needs);
  }

  /** All members that are named. */
  Set<String> named() {
    Set<String> named = new HashSet<>(required);
    needs.forEach(
        (member, others) -> {
          if (!others.isEmpty()) {
            named.add(member);
            named.addAll(others);
          }
        });
    return named;
  }

  /** The rules that are left to be checked, among the members that a record has. */
  List<RecordRules.Dependency> among(Set<String> members) {
    List<RecordRules.Dependency> rules = new ArrayList<>();
    needs.forEach(
        (member, others) -> {
          List<String> left =
              others.stream()
                  .filter(other -> !other.equals(member))
                  .filter(other -> !required.contains(other) && members.contains(other))
                  .toList();
          if (!required.contains(member) && members.contains(member) && !left.isEmpty()) {
            rules.add(new RecordRules.Dependency(member, left));
          }
        });
    return List.copyOf(rules);
  }
}
