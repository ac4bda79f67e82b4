package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
import dev.retryevents.processor.schema.SchemaType;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Gives a schema that is no reference its Java type; whether null is allowed is told apart. */
final class TypeShape {

  private final NamedShape named;
  private final ContainerShape containers;
  private final SchemaReport report;

  TypeShape(ValueShape values, Shapes shapes, SchemaReport report) {
    this.named = new NamedShape(values, shapes, report);
    this.containers = new ContainerShape(values, named, report);
    this.report = report;
  }

  /** The type; empty if there is none, which is reported. */
  Optional<ValueType> of(SchemaNode node, String inlineName, Origin row) {
    if (Boolean.FALSE.equals(node.verdict())) {
      return refuse(node, "no value is valid here; remove the member", row);
    }
    if (node.has(Keyword.ENUM) || node.constant().isPresent()) {
      return Optional.of(named.vocabulary(node, inlineName, row));
    }
    if (!node.oneOf().isEmpty()) {
      return Optional.of(named.union(node, inlineName, row));
    }
    if (!node.anyOf().isEmpty()) {
      return refuse(
          node, "an anyOf of several types has no Java type; use oneOf with a const member", row);
    }
    return simple(node, inlineName, row);
  }

  private Optional<ValueType> simple(SchemaNode node, String inlineName, Origin row) {
    Set<SchemaType> types =
        node.types().stream()
            .filter(type -> type != SchemaType.NULL)
            .collect(Collectors.toUnmodifiableSet());
    if (types.size() > 1) {
      return refuse(node, "several types at once have no Java type; name one", row);
    }
    if (types.isEmpty()) {
      return untyped(node, inlineName, row);
    }
    return switch (types.iterator().next()) {
      case STRING -> Optional.of(new ValueType.Text());
      case INTEGER -> Optional.of(IntegerWidth.of(node));
      case NUMBER -> Optional.of(new ValueType.Double());
      case BOOLEAN -> Optional.of(new ValueType.Bool());
      case ARRAY -> containers.list(node, inlineName, row);
      case OBJECT -> containers.object(node, inlineName, row);
      case NULL -> throw new AssertionError("null is no type of its own here");
    };
  }

  /** A schema without a type: an object if it has members, any JSON if it asks for nothing. */
  private Optional<ValueType> untyped(SchemaNode node, String inlineName, Origin row) {
    if (!node.properties().isEmpty()
        || node.additionalProperties().isPresent()
        || node.has(Keyword.REQUIRED)) {
      return containers.object(node, inlineName, row);
    }
    if (node.items().isPresent()) {
      return containers.list(node, inlineName, row);
    }
    if (BoundsShape.isAsked(node)) {
      return refuse(node, "a type is missing; say which values are meant", row);
    }
    return node.types().isEmpty()
        ? Optional.of(new ValueType.AnyJson())
        : refuse(node, "only null is valid here; give the member a type", row);
  }

  private Optional<ValueType> refuse(SchemaNode node, String reason, Origin row) {
    report.add(Code.UnsupportedShape, row, node.place(), reason);
    return Optional.empty();
  }
}
