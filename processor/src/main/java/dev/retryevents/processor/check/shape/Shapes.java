package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.check.ModelTypes;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.TypePackages;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.schema.Bundle;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The named types of a table, each built once, whichever rows reach it. */
public final class Shapes {

  /**
   * Who has a name.
   *
   * @param words the holder in words
   * @param remedy what to do if another one needs the name
   */
  record Holder(String words, String remedy) {}

  private final Map<String, Holder> holders = new HashMap<>();
  private final Set<String> begun = new HashSet<>();
  private final Map<String, NamedType> types = new HashMap<>();
  private final Set<String> faulty = new HashSet<>();
  private final Set<String> wrapped = new HashSet<>();
  private final Set<String> lacking = new TreeSet<>();
  private @Nullable TypeNames names;
  private @Nullable ModelTypes model;

  /**
   * Keeps a Java name from the types of the schema; gives the one that has it already, if another
   * has. All names are kept before the first type is built.
   */
  Optional<Holder> reserve(String name, Holder holder) {
    if (names != null) {
      throw new IllegalStateException("types have names already: " + name);
    }
    Holder first = holders.putIfAbsent(name, holder);
    return first == null || first.equals(holder) ? Optional.empty() : Optional.of(first);
  }

  /** Whether something has the name. */
  boolean isReserved(String name) {
    return holders.containsKey(name);
  }

  /** The names that are kept. */
  Set<String> reserved() {
    return Set.copyOf(holders.keySet());
  }

  /** Has the types of a wire model stand in for those of the bundle. */
  public void share(ModelTypes types) {
    model = types;
  }

  /** The packages of the types that the records of a package name. */
  public TypePackages packages(String own) {
    return model == null
        ? TypePackages.of(own)
        : new TypePackages(
            own, model.holder().packageName(), Set.copyOf(model.names().values()), model.keeping());
  }

  /** The definitions that were to be shared, and that the model does not have; sorted. */
  public Set<String> lacking() {
    return Collections.unmodifiableSet(lacking);
  }

  /** The name of the type of a schema: that in the model, or its own. */
  String name(SchemaNode node, Bundle bundle) {
    String shared = model == null ? null : model.names().get(node.place().reference());
    if (shared != null) {
      return shared;
    }
    if (model != null && Definitions.isDefinition(node)) {
      lacking.add(node.place().steps().get(1));
    }
    return names(bundle).of(node.place());
  }

  /** The names of the types of {@code bundle}, of which there is one. */
  TypeNames names(Bundle bundle) {
    TypeNames settled = names == null ? new TypeNames(bundle, spokenFor()) : names;
    names = settled;
    return settled;
  }

  /** The names that types of the package cannot have, so that none is mistaken for a shared one. */
  private Set<String> spokenFor() {
    Set<String> all = new HashSet<>(holders.keySet());
    if (model != null) {
      all.addAll(model.names().values());
    }
    return all;
  }

  /** Notes that the type of that name will be built; tells whether that is new. */
  boolean begin(String name) {
    return begun.add(name);
  }

  void add(NamedType type) {
    types.put(type.name(), type);
  }

  /** Notes that the schema at a pointer has a record around its value. */
  void wrap(String pointer) {
    wrapped.add(pointer);
  }

  boolean isWrapped(String pointer) {
    return wrapped.contains(pointer);
  }

  /** Notes that a fault kept something out of the type of that name. */
  void markFaulty(String name) {
    faulty.add(name);
  }

  /** Whether no type that the components reach has faults, on whatever row they were told. */
  boolean areSound(List<Component> components) {
    Set<String> reached = new HashSet<>();
    Deque<Component> ahead = new ArrayDeque<>(components);
    while (!ahead.isEmpty()) {
      Optional<String> name = name(ahead.remove().type()).filter(reached::add);
      name.flatMap(this::find).map(Shapes::components).ifPresent(ahead::addAll);
    }
    return Collections.disjoint(reached, faulty);
  }

  /** The name of the type that values are of, or that they hold. */
  private static Optional<String> name(ValueType type) {
    if (type instanceof ValueType.ListOf list) {
      return name(list.element());
    }
    if (type instanceof ValueType.MapOf map) {
      return name(map.value());
    }
    return type instanceof ValueType.Named named ? Optional.of(named.name()) : Optional.empty();
  }

  private static List<Component> components(NamedType type) {
    if (type instanceof NamedType.RecordType record) {
      return record.components();
    }
    if (type instanceof NamedType.UnionType union) {
      return union.arms().stream().flatMap(arm -> arm.record().components().stream()).toList();
    }
    if (type instanceof NamedType.TypeUnion union) {
      return union.alternatives().stream().map(NamedType.Alternative::value).toList();
    }
    return type instanceof NamedType.WrapperType wrapper ? List.of(wrapper.value()) : List.of();
  }

  /** The type of that name; empty for the record of a row. */
  public Optional<NamedType> find(String name) {
    return Optional.ofNullable(types.get(name));
  }

  /** The vocabulary that {@code type} is of, if it is of one. */
  public Optional<NamedType.EnumType> vocabulary(ValueType type) {
    return type instanceof ValueType.Named named
        ? find(named.name())
            .filter(NamedType.EnumType.class::isInstance)
            .map(NamedType.EnumType.class::cast)
        : Optional.empty();
  }

  /** All types, sorted by name. */
  public List<NamedType> all() {
    List<NamedType> sorted = new ArrayList<>(types.values());
    sorted.sort(Comparator.comparing(NamedType::name));
    return List.copyOf(sorted);
  }
}
