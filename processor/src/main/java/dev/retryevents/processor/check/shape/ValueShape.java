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
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
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
  private final NamedShape named;
  private final ContainerShape containers;

  /** The schemas that are being given a type, since the last type with a name. */
  private final Set<String> open = new HashSet<>();

  private int depth = 0;

  ValueShape(Bundle bundle, Shapes shapes, SchemaReport report) {
    this.bundle = bundle;
    this.report = report;
    this.keywords = new KeywordCheck(report);
    this.named = new NamedShape(this, shapes, report);
    this.containers = new ContainerShape(this, named, report);
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
          .flatMap(target -> of(target, isDefinition(target) ? "" : PointerName.of(target), row))
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
    return plain(node, inlineName, row)
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

  /** The schema that a row means by its type. */
  Resolution find(String type) {
    return bundle.find(type);
  }

  /** Where the definition of that name stands; the bundle as a whole if there is none. */
  SchemaPlace place(String type) {
    return bundle.definitions().getOrDefault(type, bundle.root()).place();
  }

  private static boolean isDefinition(SchemaNode node) {
    return DefinitionName.of(node).isPresent();
  }

  private Optional<ValueType> plain(SchemaNode node, String inlineName, Origin row) {
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

  /** The name of the Java type of {@code node}, should it need one. */
  static String name(SchemaNode node, String inlineName) {
    return inlineName.isEmpty()
        ? DefinitionName.of(node).map(JavaNames::type).orElseGet(() -> PointerName.of(node))
        : inlineName;
  }

  private Optional<ValueType> refuse(SchemaNode node, String reason, Origin row) {
    report.add(Code.UnsupportedShape, row, node.place(), reason);
    return Optional.empty();
  }
}
