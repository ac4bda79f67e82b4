package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.Bounds;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.Optional;

/** Gives arrays and objects, whose values hold others, their Java types. */
final class ContainerShape {

  private final ValueShape values;
  private final NamedShape named;
  private final SchemaReport report;
  private final ObjectCheck objects;
  private final RequiredCheck required;

  ContainerShape(ValueShape values, NamedShape named, SchemaReport report) {
    this.values = values;
    this.named = named;
    this.report = report;
    this.objects = new ObjectCheck(report);
    this.required = new RequiredCheck(report);
  }

  Optional<ValueType> list(SchemaNode node, String inlineName, Origin row) {
    return node.items().isEmpty()
        ? Optional.of(new ValueType.ListOf(new ValueType.AnyJson(), false))
        : held(node.items().get(), ValueShape.name(node, inlineName) + "Item", row)
            .map(element -> new ValueType.ListOf(element.type(), element.nullable()));
  }

  Optional<ValueType> object(SchemaNode node, String inlineName, Origin row) {
    required.check(node, row);
    Optional<SchemaNode> others = node.additionalProperties();
    boolean isMap = others.isPresent() && others.get().verdict() == null;
    if (!node.properties().isEmpty()) {
      return objects.isRecord(node, row)
          ? Optional.of(named.record(node, inlineName, row))
          : Optional.empty();
    }
    if (isMap) {
      return held(others.get(), ValueShape.name(node, inlineName) + "Entry", row)
          .map(value -> new ValueType.MapOf(value.type(), value.nullable()));
    }
    // An empty object schema is a free object where it stands inline, an empty one as a definition.
    boolean isEmpty = others.filter(rest -> Boolean.FALSE.equals(rest.verdict())).isPresent();
    return inlineName.isEmpty() || isEmpty
        ? Optional.of(named.record(node, inlineName, row))
        : Optional.of(new ValueType.AnyObject());
  }

  /** What lists and maps hold; no code checks their elements one by one. */
  private Optional<ValueShape.Typed> held(SchemaNode node, String inlineName, Origin row) {
    Optional<ValueShape.Typed> held = values.of(node, inlineName, row);
    if (held.filter(typed -> !typed.bounds().equals(Bounds.NONE)).isPresent()) {
      report.add(
          Code.UnsupportedShape,
          row,
          node.place(),
          "what this asks of every element beside its type would not be enforced; remove it");
    }
    return held;
  }
}
