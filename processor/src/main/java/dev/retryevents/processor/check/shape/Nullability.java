package dev.retryevents.processor.check.shape;

import dev.retryevents.json.JsonNull;
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

  /**
   * Reads {@code "type": ["string", "null"]}, {@code "enum": ["a", null]}, and {@code "anyOf":
   * [{…}, {"type": "null"}]}, also as {@code oneOf}.
   */
  static Nullability of(SchemaNode node) {
    boolean typed = node.types().size() > 1 && node.types().contains(SchemaType.NULL);
    if (!node.enumValues().isEmpty()) {
      boolean listed =
          node.enumValues().stream().anyMatch(value -> value.value() instanceof JsonNull);
      return new Nullability(node, listed && (typed || node.types().isEmpty()));
    }
    if (typed) {
      return new Nullability(node, true);
    }
    List<SchemaNode> branches = node.anyOf().isEmpty() ? node.oneOf() : node.anyOf();
    List<SchemaNode> others = branches.stream().filter(branch -> !isNull(branch)).toList();
    boolean nullable = others.size() < branches.size();
    return nullable && others.size() == 1
        ? new Nullability(others.get(0), true)
        : new Nullability(node, nullable);
  }

  /** Whether the schema allows null and nothing else. */
  static boolean isNull(SchemaNode node) {
    return node.types().equals(Set.of(SchemaType.NULL));
  }
}
