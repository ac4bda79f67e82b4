package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.schema.Bundle;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Follows the schema of a value to its Java type, and gathers what it says on the way. Every schema
 * has a type: what Java cannot name is raw JSON, which a warning tells.
 */
final class ValueShape {

  private final Expansion expansion;
  private final SchemaReport report;
  private final TypeShape types;
  private final BranchShape branches;
  private final NamedShape named;

  /** The schemas that are being given a type, since the last type with a name. */
  private OpenSchemas open = new OpenSchemas();

  ValueShape(Bundle bundle, Shapes shapes, SchemaReport report) {
    this.expansion = new Expansion(bundle, report);
    this.report = report;
    this.named = new NamedShape(this, bundle, shapes, report);
    this.types = new TypeShape(this, named, report);
    this.branches = new BranchShape(this, named, report);
  }

  Expansion expansion() {
    return expansion;
  }

  /** The shapes of types with names. */
  NamedShape named() {
    return named;
  }

  /** The type of {@code node}. */
  Typed of(SchemaNode node, Origin row) {
    Optional<Expansion.Whole> whole = expansion.of(node, row);
    if (whole.isEmpty()) {
      return Typed.raw().described(node.description());
    }
    boolean target = !whole.get().node().place().equals(node.place());
    return of(whole.get().node(), target || Definitions.isDefinition(node), row)
        .described(whole.get().description())
        .deprecated(whole.get().deprecated());
  }

  /** The type of a whole schema, unless it is met on the way to its own type. */
  private Typed of(SchemaNode whole, boolean target, Origin row) {
    if (named.isWrapped(whole)) {
      return Typed.of(named.nameOf(whole)).orNull(isNullable(whole));
    }
    String pointer = whole.place().pointer();
    if (open.holds(pointer)) {
      if (open.isBare(pointer)) {
        report.add(
            Code.RefCycle,
            row,
            whole.place(),
            "this is made of nothing but itself; put an object with properties in between");
        return Typed.raw();
      }
      open.wrapFrom(pointer);
      return Typed.of(named.nameOf(whole)).orNull(isNullable(whole));
    }
    open.enter(pointer, target);
    Typed typed = typed(whole, row);
    return open.leave(pointer) ? named.wrap(whole, typed) : typed;
  }

  /** The type of a whole schema. */
  Typed typed(SchemaNode whole, Origin row) {
    for (Keyword union : List.of(Keyword.ONE_OF, Keyword.ANY_OF)) {
      if (!whole.branches(union).isEmpty()) {
        return branches.of(whole, union, row);
      }
    }
    return types.of(whole, row);
  }

  /** The type of what a list or a map holds. */
  Typed held(SchemaNode node, Origin row) {
    open.step(1);
    Typed held = of(node, row);
    open.step(-1);
    return held;
  }

  private boolean isNullable(SchemaNode whole) {
    return Nullability.isPossible(whole)
        || Stream.concat(whole.anyOf().stream(), whole.oneOf().stream())
            .anyMatch(Nullability::isNull);
  }

  /**
   * Builds the types that values were found to be of. Each begins on its own: it may contain what
   * it was met in.
   */
  void finish() {
    while (named.isWaiting()) {
      open = new OpenSchemas();
      named.buildNext();
    }
  }
}
