package dev.retryevents.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * A table that the checks let through: all that the generators need, with nothing left to decide.
 *
 * @param packages the package of everything generated, and that of the types that are shared
 * @param table the name of the type that carries the table
 * @param family the name of the sealed interface
 * @param extending the interface that every event is
 * @param overridden the methods of {@code extending}, by name: a record that has one overrides it
 * @param schema the resource name of the bundle
 * @param rows the rows, in the order of the table
 * @param types every other type that the rows reach, sorted by name
 * @param mapping the signals and the context, if the table maps signals
 * @param codec whether codecs are generated
 */
public record Contract(
    TypePackages packages,
    String table,
    String family,
    JavaType.Declared extending,
    List<String> overridden,
    String schema,
    List<Row> rows,
    List<NamedType> types,
    Optional<Mapping> mapping,
    boolean codec) {

  /** Copies the lists. */
  public Contract {
    overridden = List.copyOf(overridden);
    rows = List.copyOf(rows);
    types = List.copyOf(types);
  }

  /** The package of everything generated; empty for the unnamed one. */
  public String packageName() {
    return packages.own();
  }

  /** The types that are to be generated, sorted by name: those that no model has. */
  public List<NamedType> ownTypes() {
    return types.stream().filter(type -> !packages.isShared(type.name())).toList();
  }

  /** The leading components of all rows, each once, in the order of the rows. */
  public List<Leading> leading() {
    return rows.stream().flatMap(row -> row.leading().stream()).distinct().toList();
  }

  /** The vocabulary of that Java name; empty if the name is that of something else. */
  public Optional<NamedType.EnumType> vocabulary(String name) {
    return types.stream()
        .filter(NamedType.EnumType.class::isInstance)
        .map(NamedType.EnumType.class::cast)
        .filter(type -> type.name().equals(name))
        .findFirst();
  }

  /**
   * What the mapping takes.
   *
   * @param signals the sealed root of the signals
   * @param context where rows find what signals do not carry, if anywhere
   * @param warnings what the compiler would warn of where code uses them, sorted, in the words of
   *     {@code SuppressWarnings}
   */
  public record Mapping(
      JavaType.Declared signals, Optional<JavaType.Declared> context, List<String> warnings) {

    /** Copies the list. */
    public Mapping {
      warnings = List.copyOf(warnings);
    }
  }
}
