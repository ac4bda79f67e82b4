package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.Bounds;
import dev.retryevents.processor.model.JsonKind;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Gives a whole schema without branches its Java type. */
final class TypeShape {

  private final NamedShape named;
  private final EnumShape enums;
  private final ContainerShape containers;
  private final BoundsShape bounds;
  private final SchemaReport report;

  TypeShape(ValueShape values, NamedShape named, SchemaReport report) {
    this.named = named;
    this.enums = new EnumShape(named, report);
    this.containers = new ContainerShape(values, named, report);
    this.bounds = new BoundsShape(report);
    this.report = report;
  }

  Typed of(SchemaNode node, Origin row) {
    if (Boolean.FALSE.equals(node.verdict())) {
      return raw(node, "no value is valid here; raw JSON is kept, unchecked", row);
    }
    if (node.has(Keyword.ENUM) || node.constant().isPresent()) {
      return enums.of(node, row);
    }
    Optional<Set<JsonKind>> kinds = AllowedKinds.own(node);
    if (kinds.isEmpty()) {
      return node.verdict() != null || node.isSilent() || asksNothingKnown(node)
          ? Typed.raw()
          : raw(
              node,
              "a type is missing; raw JSON is kept, unchecked; say which values are meant",
              row);
    }
    boolean nullable = Nullability.isPossible(node);
    if (kinds.get().isEmpty()) {
      return Typed.raw().with(Bounds.NONE.allowing(List.of("null")));
    }
    if (kinds.get().size() == 1) {
      return of(node, kinds.get().iterator().next(), row).orNull(nullable);
    }
    return Typed.of(
            named.typeUnion(
                node,
                new TreeSet<>(kinds.get()),
                kind -> of(AllowedKinds.only(node, kind), kind, row)))
        .orNull(nullable);
  }

  /** Whether all that it asks for is told elsewhere not to be checked. */
  private static boolean asksNothingKnown(SchemaNode node) {
    return node.operands().keySet().stream()
        .allMatch(
            keyword ->
                keyword.force().isSilent()
                    || keyword.force() == Keyword.Force.NOT_ASSERTED
                    || keyword == Keyword.OPENNESS
                    || keyword == Keyword.ANY_OF
                    || keyword == Keyword.ONE_OF);
  }

  /** The type of the values of one type in JSON. */
  private Typed of(SchemaNode node, JsonKind kind, Origin row) {
    ValueType type =
        switch (kind) {
          case STRING -> new ValueType.Text();
          case INTEGER -> IntegerWidth.of(node);
          case NUMBER -> new ValueType.Double();
          case BOOLEAN -> new ValueType.Bool();
          case ARRAY -> containers.list(node, row);
          case OBJECT -> containers.object(node, row);
        };
    return Typed.of(type).with(bounds.of(node, type, row)).described(node.description());
  }

  private Typed raw(SchemaNode node, String reason, Origin row) {
    report.add(Code.UnsupportedShape, row, node.place(), reason);
    return Typed.raw().described(node.description());
  }
}
