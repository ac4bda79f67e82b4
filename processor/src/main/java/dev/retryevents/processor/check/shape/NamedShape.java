package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.JsonKind;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.Presence;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.schema.Bundle;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.function.Function;

/** Gives schemas that need a Java type of their own that type, once each. */
final class NamedShape {

  private static final String VALUE = "value";

  private final Bundle bundle;
  private final Shapes shapes;
  private final SchemaReport report;
  private final RecordShape records;
  private final RequiredCheck required;
  private final Queue<Runnable> waiting = new ArrayDeque<>();

  NamedShape(ValueShape values, Bundle bundle, Shapes shapes, SchemaReport report) {
    this.bundle = bundle;
    this.shapes = shapes;
    this.report = report;
    this.records = new RecordShape(values, report);
    this.required = new RequiredCheck(report);
  }

  ValueType record(SchemaNode node, Origin row) {
    return once(node, name -> Optional.of(recordNamed(name, node, row)));
  }

  ValueType vocabulary(SchemaNode node, List<String> words, boolean open) {
    return once(
        node,
        name ->
            Optional.of(
                new NamedType.EnumType(
                    name, pointer(node), description(node), open, ConstantNames.of(words))));
  }

  /** A union; raw JSON if it cannot be built, which is told. */
  ValueType union(SchemaNode node, Function<String, Optional<NamedType>> union) {
    return once(node, union);
  }

  /** A union of types in JSON. */
  ValueType typeUnion(SchemaNode node, Set<JsonKind> kinds, Function<JsonKind, Typed> typed) {
    return once(
        node,
        name -> {
          List<String> tags = kinds.stream().map(NamedShape::tag).toList();
          Map<String, String> names = NestedNames.of(tags, name);
          List<NamedType.Alternative> alternatives = new ArrayList<>();
          for (JsonKind kind : kinds) {
            String nested = names.getOrDefault(tag(kind), tag(kind));
            Component value = value(typed.apply(kind), VALUE);
            alternatives.add(
                new NamedType.Alternative(
                    kind,
                    new NamedType.RecordType(
                        nested,
                        pointer(node),
                        "A value that JSON writes as " + words(kind) + ".",
                        List.of(value))));
          }
          return Optional.of(
              new NamedType.TypeUnion(name, pointer(node), description(node), alternatives));
        });
  }

  /** The name of an alternative: {@code OfInteger}. */
  private static String tag(JsonKind kind) {
    String word = kind.name();
    return "Of" + word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT);
  }

  private static String words(JsonKind kind) {
    String word = kind.name().toLowerCase(Locale.ROOT);
    return ("aeiou".indexOf(word.charAt(0)) < 0 ? "a " : "an ") + word;
  }

  /** A record around the value of a schema that needs a name and has no type with one. */
  Typed wrap(SchemaNode node, Typed value) {
    String name = name(node);
    shapes.wrap(node.place().pointer());
    shapes.begin(name);
    shapes.add(wrapper(name, node, value));
    return Typed.of(new ValueType.Named(name))
        .described(node.description())
        .orNull(value.nullable());
  }

  /** Whether a schema has such a record. */
  boolean isWrapped(SchemaNode node) {
    return shapes.isWrapped(node.place().pointer());
  }

  /** What that record is, as the type of a value. */
  ValueType nameOf(SchemaNode node) {
    return new ValueType.Named(name(node));
  }

  private static NamedType wrapper(String name, SchemaNode node, Typed value) {
    boolean raw =
        value.type() instanceof ValueType.AnyJson || value.type() instanceof ValueType.AnyObject;
    return new NamedType.WrapperType(
        name, pointer(node), description(node), value(value, raw ? "json" : VALUE));
  }

  private static Component value(Typed typed, String name) {
    return new Component(
        name,
        name,
        typed.type(),
        Presence.REQUIRED,
        typed.bounds(),
        "the value itself",
        Optional.empty());
  }

  private NamedType recordNamed(String name, SchemaNode node, Origin row) {
    required.checkType(node, row);
    RecordShape.Members members = records.members(node, row, NameClash.of(Set.of()), Set.of());
    if (!Slots.fit(members.components())) {
      report.add(Code.UnsupportedShape, row, node.place(), Slots.REFUSAL);
      return wrapper(name, node, Typed.of(new ValueType.AnyObject()));
    }
    return new NamedType.RecordType(
        name, pointer(node), description(node), members.components(), members.rules());
  }

  /**
   * The type has its name before it is built, so that it may contain itself, and is built when its
   * turn comes, so that the stack holds one type and not all that lead to it. One that cannot be
   * built is raw JSON under its name, so that what names it compiles.
   */
  private ValueType once(SchemaNode node, Function<String, Optional<NamedType>> type) {
    String name = name(node);
    if (shapes.begin(name)) {
      waiting.add(() -> build(name, node, type));
    }
    return new ValueType.Named(name);
  }

  private void build(String name, SchemaNode node, Function<String, Optional<NamedType>> type) {
    long before = report.count();
    shapes.add(type.apply(name).orElseGet(() -> wrapper(name, node, Typed.raw())));
    if (report.count() > before) {
      shapes.markFaulty(name);
    }
  }

  /** Whether types are named that are not built. */
  boolean isWaiting() {
    return !waiting.isEmpty();
  }

  /** Builds the type that has waited longest; it may name more of them. */
  void buildNext() {
    waiting.remove().run();
  }

  private String name(SchemaNode node) {
    return shapes.name(node, bundle);
  }

  private static String pointer(SchemaNode node) {
    return node.place().reference();
  }

  private static String description(SchemaNode node) {
    return Typed.raw()
        .described(node.description())
        .deprecated(node.isTrue(Keyword.DEPRECATED))
        .description();
  }
}
