package dev.retryevents.processor.check.shape;

import dev.retryevents.json.JsonNull;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
import dev.retryevents.processor.schema.SchemaType;
import java.util.List;
import java.util.Set;

/** Tells what schemas say of null by themselves: without following references. */
final class Nullability {

  private Nullability() {}

  /** Whether the schema allows null and nothing else. */
  static boolean isNull(SchemaNode node) {
    boolean only =
        node.has(Keyword.CONST)
            ? node.constant().filter(one -> one.value() instanceof JsonNull).isPresent()
            : !node.enumValues().isEmpty()
                && node.enumValues().stream().allMatch(one -> one.value() instanceof JsonNull);
    return only || node.types().equals(Set.of(SchemaType.NULL));
  }

  /** Whether a schema that names these types, or none, may allow null. */
  static boolean isPossible(SchemaNode node) {
    boolean listed =
        (node.has(Keyword.CONST) || node.has(Keyword.ENUM))
            ? values(node).stream().anyMatch(JsonNull.class::isInstance)
            : !node.types().isEmpty();
    return listed && (node.types().isEmpty() || node.types().contains(SchemaType.NULL));
  }

  private static List<?> values(SchemaNode node) {
    return node.constant().isPresent()
        ? List.of(node.constant().get().value())
        : node.enumValues().stream().map(one -> one.value()).toList();
  }

  /** Whether a schema says no more than one schema in it, perhaps that null is allowed too. */
  static boolean isOneBranch(SchemaNode node) {
    for (Keyword union : List.of(Keyword.ANY_OF, Keyword.ONE_OF)) {
      List<SchemaNode> branches = node.branches(union);
      if (branches.size() > 1 && node.without(union).isSilent()) {
        return branches.stream().filter(branch -> !isNull(branch)).count() == 1;
      }
    }
    return node.allOf().size() == 1 && node.without(Keyword.ALL_OF).isSilent();
  }
}
