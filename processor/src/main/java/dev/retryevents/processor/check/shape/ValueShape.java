package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.Bounds;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.schema.Bundle;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.Resolution;
import dev.retryevents.processor.schema.SchemaNode;
import dev.retryevents.processor.schema.SchemaPlace;
import dev.retryevents.processor.schema.SchemaType;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Gives the schema of a value its Java type. */
final class ValueShape {

  /**
   * A value's type and what the schema says beside it.
   *
   * @param type the type
   * @param nullable whether null is allowed
   * @param bounds what the schema asks of the value
   * @param description the nearest description on the way to the type; empty if there is none
   */
  record Typed(ValueType type, boolean nullable, Bounds bounds, String description) {}

  private final Bundle bundle;
  private final SchemaReport report;
  private final KeywordCheck keywords;
  private final NamedShape named;

  ValueShape(Bundle bundle, Shapes shapes, SchemaReport report) {
    this.bundle = bundle;
    this.report = report;
    this.keywords = new KeywordCheck(report);
    this.named = new NamedShape(this, shapes, report);
  }

  /**
   * The type of {@code written}; empty if it has none, which is reported.
   *
   * @param inlineName the name of the type, should it need one and stand in no definition
   */
  Optional<Typed> of(SchemaNode written, String inlineName, Origin row) {
    if (!keywords.areKnown(written, row)) {
      return Optional.empty();
    }
    Nullability outer = Nullability.of(written);
    return follow(outer.node(), row)
        .filter(target -> keywords.areKnown(target, row))
        .flatMap(
            target -> {
              Nullability inner = Nullability.of(target);
              return plain(inner.node(), isDefinition(target) ? "" : inlineName, row)
                  .map(
                      type ->
                          new Typed(
                              type,
                              outer.nullable() || inner.nullable(),
                              BoundsShape.of(inner.node(), row, report),
                              description(written, outer.node(), target)));
            });
  }

  /** Where the references of {@code node} end; empty if nowhere, which is reported. */
  Optional<SchemaNode> follow(SchemaNode node, Origin row) {
    return ReferenceCheck.end(bundle.resolve(node), node.place(), row, report);
  }

  /** The schema that a row means by its type. */
  Resolution find(String type) {
    return bundle.find(type);
  }

  /** The place of the bundle as a whole. */
  SchemaPlace root() {
    return bundle.root().place();
  }

  private static boolean isDefinition(SchemaNode node) {
    return DefinitionName.of(node).isPresent();
  }

  private static String description(SchemaNode... nearestFirst) {
    for (SchemaNode node : nearestFirst) {
      if (node.description().isPresent()) {
        return node.description().get();
      }
    }
    return "";
  }

  private Optional<ValueType> plain(SchemaNode node, String inlineName, Origin row) {
    if (Boolean.FALSE.equals(node.verdict())) {
      return refuse(node, "no value is valid here; remove the member", row);
    }
    if (node.has(Keyword.ENUM) || node.constant().isPresent()) {
      return named.vocabulary(node, inlineName, row);
    }
    if (!node.oneOf().isEmpty()) {
      return named.union(node, inlineName, row);
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
      case ARRAY -> list(node, inlineName, row);
      case OBJECT -> object(node, inlineName, row);
      case NULL -> throw new AssertionError("null is no type of its own here");
    };
  }

  /** A schema without a type: an object if it has members, any JSON if it asks for nothing. */
  private Optional<ValueType> untyped(SchemaNode node, String inlineName, Origin row) {
    if (!node.properties().isEmpty() || node.additionalProperties().isPresent()) {
      return object(node, inlineName, row);
    }
    if (node.items().isPresent()) {
      return list(node, inlineName, row);
    }
    if (BoundsShape.of(node, row, report).equals(Bounds.NONE)) {
      return node.types().isEmpty()
          ? Optional.of(new ValueType.AnyJson())
          : refuse(node, "only null is valid here; give the member a type", row);
    }
    return refuse(node, "a type is missing; say which values are meant", row);
  }

  private Optional<ValueType> list(SchemaNode node, String inlineName, Origin row) {
    if (node.items().isEmpty()) {
      return Optional.of(new ValueType.ListOf(new ValueType.AnyJson(), false));
    }
    return of(node.items().get(), nameInside(node, inlineName) + "Item", row)
        .map(element -> new ValueType.ListOf(element.type(), element.nullable()));
  }

  private Optional<ValueType> object(SchemaNode node, String inlineName, Origin row) {
    boolean isNamed = inlineName.isEmpty();
    Optional<SchemaNode> others = node.additionalProperties();
    boolean isMap = others.isPresent() && others.get().verdict() == null;
    if (isMap && node.properties().isEmpty()) {
      return of(others.get(), nameInside(node, inlineName) + "Entry", row)
          .map(value -> new ValueType.MapOf(value.type(), value.nullable()));
    }
    if (isMap) {
      return refuse(
          node, "members and a schema for all others have no Java type together; keep one", row);
    }
    // An empty object schema is a free object where it stands inline, an empty one as a definition.
    return node.properties().isEmpty() && !isNamed
        ? Optional.of(new ValueType.AnyObject())
        : named.record(node, inlineName, row);
  }

  private static String nameInside(SchemaNode node, String inlineName) {
    return inlineName.isEmpty()
        ? DefinitionName.of(node).map(JavaNames::type).orElse("Value")
        : inlineName;
  }

  private Optional<ValueType> refuse(SchemaNode node, String reason, Origin row) {
    report.add(Code.UnsupportedShape, row, node.place(), reason);
    return Optional.empty();
  }
}
