package dev.retryevents.processor.check.shape;

import dev.retryevents.json.JsonString;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.Operand;
import dev.retryevents.processor.schema.SchemaNode;
import dev.retryevents.processor.schema.SchemaType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads branches that are words, one or several each, as one enum; an anyOf of words and of every
 * string is an enum that is open.
 */
final class Vocabulary {

  private Vocabulary() {}

  /** The enum in the place of {@code node}; empty if some branch is something else. */
  static Optional<SchemaNode> of(SchemaNode node, Keyword union, List<SchemaNode> branches) {
    List<Operand.Literal> words = new ArrayList<>();
    boolean open = false;
    for (SchemaNode branch : branches) {
      boolean free = isEveryString(branch);
      List<Operand.Literal> some = branch.constant().map(List::of).orElseGet(branch::enumValues);
      boolean allWords =
          !some.isEmpty() && some.stream().allMatch(one -> one.value() instanceof JsonString);
      if (!allWords && !free) {
        return Optional.empty();
      }
      open = open || free;
      words.addAll(some);
    }
    long distinct = words.stream().map(Operand.Literal::value).distinct().count();
    boolean exact = union == Keyword.ANY_OF || (!open && distinct == words.size());
    if (words.isEmpty() || !exact) {
      return Optional.empty();
    }
    Map<Keyword, Operand> operands = new LinkedHashMap<>();
    operands.put(Keyword.ENUM, new Operand.Literals(node.placeOf(union), words));
    Operand description = node.operands().get(Keyword.DESCRIPTION);
    if (description != null) {
      operands.put(Keyword.DESCRIPTION, description);
    }
    String openness = open ? "open" : node.openness().orElse("closed");
    operands.put(Keyword.OPENNESS, new Operand.Text(node.placeOf(Keyword.OPENNESS), openness));
    return Optional.of(node.with(operands));
  }

  private static boolean isEveryString(SchemaNode branch) {
    return branch.types().equals(Set.of(SchemaType.STRING))
        && branch.without(Keyword.TYPE).isSilent();
  }
}
