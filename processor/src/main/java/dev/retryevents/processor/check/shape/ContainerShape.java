package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.TextBounds;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.Operand;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Gives arrays and objects, whose values hold others, their Java types. */
final class ContainerShape {

  /** What can be asked of the names of a map. */
  private static final Set<Keyword> OF_NAMES =
      EnumSet.of(Keyword.TYPE, Keyword.MIN_LENGTH, Keyword.MAX_LENGTH, Keyword.PATTERN);

  private static final ValueType ANY_LIST = new ValueType.ListOf(new ValueType.AnyJson(), false);

  private final ValueShape values;
  private final NamedShape named;
  private final KeywordCheck keywords;
  private final BoundsShape bounds;

  ContainerShape(ValueShape values, NamedShape named, SchemaReport report) {
    this.values = values;
    this.named = named;
    this.keywords = new KeywordCheck(report);
    this.bounds = new BoundsShape(report);
  }

  ValueType list(SchemaNode node, Origin row) {
    if (node.has(Keyword.PREFIX_ITEMS)) {
      tell(node, Keyword.ITEMS, row); // which asks of the elements behind the first ones alone
      return ANY_LIST;
    }
    if (node.items().isEmpty()) {
      return ANY_LIST;
    }
    Typed element = values.held(node.items().get(), row);
    return new ValueType.ListOf(element.type(), element.nullable(), element.bounds());
  }

  ValueType object(SchemaNode node, Origin row) {
    if (!node.properties().isEmpty() || (isNamed(node) && isOpenToAll(node))) {
      return named.record(node, row);
    }
    Optional<SchemaNode> others = node.additionalProperties();
    if (others.isPresent() && others.get().verdict() == null) {
      if (node.patternProperties().isEmpty()) {
        return map(node, others.get(), names(node, row), row);
      }
      tell(node, Keyword.ADDITIONAL_PROPERTIES, row); // whose members have no other names
    }
    boolean closed = others.filter(rest -> Boolean.FALSE.equals(rest.verdict())).isPresent();
    if (closed && node.patternProperties().size() == 1) {
      Map.Entry<String, SchemaNode> only = node.patternProperties().entrySet().iterator().next();
      tell(node, Keyword.PROPERTY_NAMES, row);
      return map(node, only.getValue(), pattern(node, only.getKey(), row), row);
    }
    // An empty object schema is a free object where it stands inline, an empty one as a definition.
    boolean isEmpty =
        closed
            ? node.patternProperties().isEmpty()
            : Definitions.isDefinition(node) && node.has(Keyword.PROPERTIES);
    if (isEmpty && isOpenToAll(node)) {
      return named.record(node, row);
    }
    for (Keyword keyword :
        List.of(
            Keyword.PATTERN_PROPERTIES,
            Keyword.PROPERTY_NAMES,
            Keyword.REQUIRED,
            Keyword.DEPENDENT_REQUIRED)) {
      tell(node, keyword, row);
    }
    return new ValueType.AnyObject();
  }

  /** Whether it names members without saying more of them. */
  private static boolean isNamed(SchemaNode node) {
    return !node.required().isEmpty() || !node.dependentRequired().isEmpty();
  }

  /** Whether it says nothing of members that it does not name. */
  private static boolean isOpenToAll(SchemaNode node) {
    return node.additionalProperties().filter(rest -> rest.verdict() == null).isEmpty()
        && node.patternProperties().isEmpty();
  }

  private ValueType map(SchemaNode node, SchemaNode held, TextBounds names, Origin row) {
    tell(node, Keyword.REQUIRED, row);
    tell(node, Keyword.DEPENDENT_REQUIRED, row);
    Typed value = values.held(held, row);
    return new ValueType.MapOf(value.type(), value.nullable(), value.bounds(), names);
  }

  private TextBounds names(SchemaNode node, Origin row) {
    Optional<SchemaNode> names =
        node.propertyNames()
            .flatMap(asked -> values.expansion().of(asked, row))
            .map(Expansion.Whole::node)
            .filter(asked -> asked.verdict() == null);
    boolean asksMore =
        names
            .filter(
                asked ->
                    asked.operands().keySet().stream()
                        .anyMatch(
                            keyword -> !keyword.force().isSilent() && !OF_NAMES.contains(keyword)))
            .isPresent();
    if (names.isEmpty() || asksMore) {
      tell(node, Keyword.PROPERTY_NAMES, row);
    }
    return names.map(asked -> bounds.text(asked, row)).orElse(TextBounds.NONE);
  }

  private TextBounds pattern(SchemaNode node, String pattern, Origin row) {
    Map<Keyword, Operand> only =
        Map.of(
            Keyword.PATTERN, new Operand.Text(node.placeOf(Keyword.PATTERN_PROPERTIES), pattern));
    return bounds.text(node.with(only), row);
  }

  private void tell(SchemaNode node, Keyword keyword, Origin row) {
    if (node.has(keyword)) {
      keywords.tell(node, keyword, row);
    }
  }
}
