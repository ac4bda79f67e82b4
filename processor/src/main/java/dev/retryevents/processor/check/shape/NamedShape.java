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
import java.util.function.Function;

/** Gives schemas that need a Java type of their own that type, once each. */
final class NamedShape {

  private final ValueShape values;
  private final Shapes shapes;
  private final SchemaReport report;
  private final RecordShape records;
  private final EnumShape enums;
  private final UnionShape unions;
  private final ComponentCountCheck counts;

  NamedShape(ValueShape values, Shapes shapes, SchemaReport report) {
    this.values = values;
    this.shapes = shapes;
    this.report = report;
    this.records = new RecordShape(values, report);
    this.enums = new EnumShape(report);
    this.counts = new ComponentCountCheck(report);
    this.unions = new UnionShape(values, records, report);
  }

  ValueType record(SchemaNode node, String inlineName, Origin row) {
    return once(node, inlineName, row, name -> Optional.of(recordNamed(name, node, row)));
  }

  ValueType vocabulary(SchemaNode node, String inlineName, Origin row) {
    return once(node, inlineName, row, name -> enums.of(node, name, row));
  }

  ValueType union(SchemaNode node, String inlineName, Origin row) {
    return once(node, inlineName, row, name -> unions.of(node, name, row));
  }

  private NamedType recordNamed(String name, SchemaNode node, Origin row) {
    List<Component> components =
        records.components(node, name, row, NameClash.of(Set.of()), Set.of());
    counts.checkType(components, node, row);
    return recordOf(name, node, components);
  }

  private static NamedType recordOf(String name, SchemaNode node, List<Component> components) {
    return new NamedType.RecordType(
        name, node.place().reference(), node.description().orElse(""), components);
  }

  /**
   * The name is taken before the type is built, so that a type may contain itself. A type that
   * cannot be built has a stand-in, so that what names it compiles.
   */
  private ValueType once(
      SchemaNode node,
      String inlineName,
      Origin row,
      Function<String, Optional<? extends NamedType>> type) {
    String name = ValueShape.name(node, inlineName);
    if (!ClassFileRoom.holdsTypeName(name)) {
      return refuse(
          node, "its Java type would have a name too long for a file; make it a definition", row);
    }
    if (values.depth() == ClassFileRoom.DEPTH) {
      return refuse(
          node,
          "more than " + ClassFileRoom.DEPTH + " types stand one in the other; make it flatter",
          row);
    }
    boolean known = shapes.isReserved(name);
    Optional<Shapes.Holder> holder =
        shapes.reserve(name, new Shapes.Holder(node.place().reference(), "rename one of them"));
    if (holder.isPresent()) {
      reportCollision(name, node, holder.get(), row);
    } else if (!known) {
      long before = report.count();
      Optional<? extends NamedType> built = values.apart(() -> type.apply(name));
      shapes.add(built.isPresent() ? built.get() : recordOf(name, node, List.of()));
      if (report.count() > before) {
        shapes.markFaulty(name);
      }
    }
    return new ValueType.Named(name);
  }

  /** What has no type of its own is any JSON for the time being. */
  private ValueType refuse(SchemaNode node, String reason, Origin row) {
    report.add(Code.UnsupportedShape, row, node.place(), reason);
    return new ValueType.AnyJson();
  }

  private void reportCollision(String name, SchemaNode node, Shapes.Holder holder, Origin row) {
    report.add(
        Code.NameCollision,
        row,
        node.place(),
        "in Java this type is "
            + Wording.quoted(name)
            + ", as is "
            + holder.words()
            + "; "
            + holder.remedy());
  }
}
