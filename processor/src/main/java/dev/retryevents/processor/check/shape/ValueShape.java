package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.Bounds;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.schema.Bundle;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.Resolution;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Follows the schema of a value to its Java type, and gathers what it says on the way. */
final class ValueShape {

  /**
   * A value's type and what the schema says beside it.
   *
   * @param type the type
   * @param nullable whether null is allowed
   * @param bounds what the schema asks of the value
   * @param description the nearest description on the way to the type; empty if there is none
   */
  record Typed(ValueType type, boolean nullable, Bounds bounds, String description) {

    /** The same value, which may be null. */
    Typed orNull() {
      return new Typed(type, true, bounds, description);
    }

    /** The same value, with a description that stands nearer than its own. */
    Typed described(Optional<String> nearer) {
      return new Typed(type, nullable, bounds, nearer.orElse(description));
    }
  }

  private final Bundle bundle;
  private final SchemaReport report;
  private final KeywordCheck keywords;
  private final TypeShape types;

  /** The schemas that are being given a type, since the last type with a name. */
  private final Set<String> open = new HashSet<>();

  private int depth = 0;

  ValueShape(Bundle bundle, Shapes shapes, SchemaReport report) {
    this.bundle = bundle;
    this.report = report;
    this.keywords = new KeywordCheck(report);
    this.types = new TypeShape(this, shapes, report);
  }

  /**
   * The type of {@code node}; empty if it has none, which is reported.
   *
   * @param inlineName the name of the type, should it need one and stand in no definition
   */
  Optional<Typed> of(SchemaNode node, String inlineName, Origin row) {
    if (!keywords.areKnown(node, row)) {
      return Optional.empty();
    }
    String pointer = node.place().pointer();
    if (!open.add(pointer)) {
      report.add(
          Code.RefCycle,
          row,
          node.place(),
          "this is made of nothing but itself; put an object with properties in between");
      return Optional.empty();
    }
    Optional<Typed> typed = known(node, inlineName, row);
    open.remove(pointer);
    return typed;
  }

  private Optional<Typed> known(SchemaNode node, String inlineName, Origin row) {
    if (node.ref().isPresent()) {
      return follow(node, row)
          .flatMap(
              target ->
                  of(target, SchemaName.isDefinition(target) ? "" : SchemaName.of(target), row))
          .map(typed -> typed.described(remark(node)));
    }
    Nullability nullability = Nullability.of(node);
    if (!nullability.node().equals(node)) {
      Keyword branches = node.anyOf().isEmpty() ? Keyword.ONE_OF : Keyword.ANY_OF;
      return Optional.of(nullability.node())
          .filter(branch -> keywords.isAlone(node, branches, Set.of(), row))
          .flatMap(branch -> of(branch, name(node, inlineName), row))
          .map(typed -> typed.described(node.description()).orNull());
    }
    return types
        .of(node, inlineName, row)
        .map(
            type ->
                new Typed(
                    type,
                    nullability.nullable(),
                    BoundsShape.of(node, type, row, report),
                    node.description().orElse("")));
  }

  /** What the references from {@code node} on say, the nearest of them first. */
  private Optional<String> remark(SchemaNode node) {
    return bundle.resolve(node) instanceof Resolution.Resolved resolved
        ? resolved.via().stream().flatMap(step -> step.description().stream()).findFirst()
        : Optional.empty();
  }

  /**
   * Where the references of {@code node} end, with nothing skipped on the way; empty if nowhere, or
   * if something would be, which is reported.
   */
  Optional<SchemaNode> follow(SchemaNode node, Origin row) {
    Resolution resolution = bundle.resolve(node);
    boolean known =
        !(resolution instanceof Resolution.Resolved resolved)
            || resolved.via().stream().allMatch(step -> keywords.areKnown(step, row));
    return ReferenceCheck.end(resolution, node.place(), row, report).filter(target -> known);
  }

  /** Builds a type of its own: it may contain what it stands in. */
  <T> T apart(Supplier<T> type) {
    Set<String> around = Set.copyOf(open);
    open.clear();
    depth++;
    T built = type.get();
    depth--;
    open.clear();
    open.addAll(around);
    return built;
  }

  /** How many types are being built, one in the other. */
  int depth() {
    return depth;
  }

  /** The name of the Java type of {@code node}, should it need one. */
  static String name(SchemaNode node, String inlineName) {
    return inlineName.isEmpty() ? SchemaName.of(node) : inlineName;
  }
}
