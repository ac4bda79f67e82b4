package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.schema.SchemaNode;
import dev.retryevents.processor.schema.SchemaType;
import java.util.List;
import java.util.Set;

/**
 * A schema, apart from whether it allows null.
 *
 * @param node the schema itself, or the one branch of it that is not null
 * @param nullable whether null is allowed
 */
record Nullability(SchemaNode node, boolean nullable) {

  /** Reads {@code "type": ["string", "null"]} and {@code "anyOf": [{…}, {"type": "null"}]}. */
  static Nullability of(SchemaNode node) {
    if (node.types().size() > 1 && node.types().contains(SchemaType.NULL)) {
      return new Nullability(node, true);
    }
    List<SchemaNode> branches = node.anyOf().isEmpty() ? node.oneOf() : node.anyOf();
    List<SchemaNode> others = branches.stream().filter(branch -> !isNull(branch)).toList();
    boolean nullBranch = others.size() < branches.size();
    return nullBranch && others.size() == 1
        ? new Nullability(others.get(0), true)
        : new Nullability(node, false);
  }

  private static boolean isNull(SchemaNode node) {
    return node.types().equals(Set.of(SchemaType.NULL));
  }
}
