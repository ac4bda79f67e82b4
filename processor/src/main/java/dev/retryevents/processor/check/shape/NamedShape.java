package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Gives schemas that need a Java type of their own that type, once each. */
final class NamedShape {

  private final Shapes shapes;
  private final SchemaReport report;
  private final RecordShape records;
  private final EnumShape enums;
  private final UnionShape unions;

  NamedShape(ValueShape values, Shapes shapes, SchemaReport report) {
    this.shapes = shapes;
    this.report = report;
    this.records = new RecordShape(values, report);
    this.enums = new EnumShape(report);
    this.unions = new UnionShape(values, records, report);
  }

  Optional<ValueType> record(SchemaNode node, String inlineName, Origin row) {
    String name = name(node, inlineName);
    return once(
        node,
        name,
        row,
        () -> record(node, name, records.components(node, name, row, NameClash.NONE, Set.of())));
  }

  Optional<ValueType> vocabulary(SchemaNode node, String inlineName, Origin row) {
    String name = name(node, inlineName);
    return once(node, name, row, () -> enums.of(node, name, row));
  }

  Optional<ValueType> union(SchemaNode node, String inlineName, Origin row) {
    String name = name(node, inlineName);
    return once(
        node,
        name,
        row,
        () ->
            unions
                .of(node, name, row)
                .<NamedType>map(type -> type)
                .orElseGet(() -> record(node, name, List.of()))); // for what names the type
  }

  private static NamedType record(SchemaNode node, String name, List<Component> components) {
    return new NamedType.RecordType(
        name, "#" + node.place().pointer(), node.description().orElse(""), components);
  }

  private static String name(SchemaNode node, String inlineName) {
    return inlineName.isEmpty()
        ? DefinitionName.of(node).map(JavaNames::type).orElse("Value")
        : inlineName;
  }

  /** The name is taken before the type is built, so that a type may contain itself. */
  private Optional<ValueType> once(
      SchemaNode node, String name, Origin row, Supplier<? extends NamedType> type) {
    String pointer = "#" + node.place().pointer();
    boolean known = shapes.isReserved(name);
    Optional<String> holder = shapes.reserve(name, pointer);
    if (holder.isPresent()) {
      report.add(
          Code.NameCollision,
          row,
          node.place(),
          "in Java this type is "
              + Wording.quoted(name)
              + ", as is "
              + holder.get()
              + "; rename one of them");
      return Optional.empty();
    }
    if (!known) {
      shapes.add(type.get());
    }
    return Optional.of(new ValueType.Named(name));
  }
}
