package dev.retryevents.processor.check.shape;

import dev.retryevents.json.JsonString;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.Operand;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/**
 * The Java names that the schemas of a bundle want for their types, each by its place alone.
 *
 * <p>A definition wants its own name. A schema inside wants the name of what it stands in, and
 * behind it its member's; {@code Item} for elements, {@code Entry} for other members; for a branch
 * the constant that tells it from the others, else its type.
 */
final class PlaceNames {

  private static final List<Keyword> UNIONS = List.of(Keyword.ONE_OF, Keyword.ANY_OF);

  private final BiConsumer<SchemaNode, String> told;

  private PlaceNames(BiConsumer<SchemaNode, String> told) {
    this.told = told;
  }

  /** Tells every schema below {@code root} with the name that it wants. */
  static void tell(SchemaNode root, BiConsumer<SchemaNode, String> told) {
    PlaceNames names = new PlaceNames(told);
    told.accept(root, "Value");
    names.below(root, "");
  }

  /** Tells a schema of that name, and every one inside. */
  static void tell(SchemaNode node, String name, BiConsumer<SchemaNode, String> told) {
    new PlaceNames(told).visit(node, name);
  }

  private void below(SchemaNode node, String name) {
    node.operands()
        .forEach(
            (keyword, operand) -> {
              if (operand instanceof Operand.Schema only) {
                visit(only.node(), name + step(keyword));
              } else if (operand instanceof Operand.SchemaMap named) {
                named.nodes().forEach((key, child) -> visit(child, name + step(keyword, key)));
              } else if (operand instanceof Operand.SchemaList listed) {
                branches(keyword, listed.nodes(), name);
              }
            });
  }

  private void visit(SchemaNode node, String name) {
    told.accept(node, name);
    below(node, name);
  }

  private static String step(Keyword keyword) {
    return switch (keyword) {
      case ITEMS -> "Item";
      case ADDITIONAL_PROPERTIES -> "Entry";
      default -> JavaNames.type(keyword.spelling());
    };
  }

  private static String step(Keyword keyword, String key) {
    return keyword == Keyword.PATTERN_PROPERTIES ? "Entry" : JavaNames.type(key);
  }

  private void branches(Keyword keyword, List<SchemaNode> nodes, String name) {
    long others = nodes.stream().filter(branch -> !Nullability.isNull(branch)).count();
    boolean union = UNIONS.contains(keyword);
    for (int i = 0; i < nodes.size(); i++) {
      SchemaNode branch = nodes.get(i);
      if (keyword == Keyword.ALL_OF) {
        told.accept(branch, nodes.size() == 1 ? name : name + "Part" + (i + 1));
        below(branch, name); // parts are put together, and so are the names inside
      } else if (union) {
        visit(branch, others == 1 && nodes.size() > 1 ? name : name + branch(branch, i));
      } else {
        visit(branch, name + step(keyword) + (i + 1));
      }
    }
  }

  private static String branch(SchemaNode branch, int index) {
    return tag(branch)
        .map(JavaNames::type)
        .or(() -> kind(branch))
        .orElseGet(() -> "Branch" + (index + 1));
  }

  private static Optional<String> kind(SchemaNode branch) {
    return AllowedKinds.own(branch)
        .filter(kinds -> kinds.size() == 1)
        .map(kinds -> kinds.iterator().next().name())
        .map(kind -> kind.charAt(0) + kind.substring(1).toLowerCase(Locale.ROOT));
  }

  /** The constant of the first of its members, by their names, that must be there and has one. */
  private static Optional<String> tag(SchemaNode branch) {
    for (Map.Entry<String, SchemaNode> member : new TreeMap<>(branch.properties()).entrySet()) {
      if (branch.required().containsKey(member.getKey())
          && member.getValue().constant().isPresent()
          && member.getValue().constant().get().value() instanceof JsonString text) {
        return Optional.of(text.value());
      }
    }
    return Optional.empty();
  }
}
