package dev.retryevents.processor.check.table;

import dev.retryevents.processor.check.shape.FamilyNames;
import dev.retryevents.processor.check.shape.JavaNames;
import dev.retryevents.processor.declaration.DeclaredInterface;
import dev.retryevents.processor.declaration.DeclaredRow;
import dev.retryevents.processor.declaration.DeclaredTable;
import dev.retryevents.processor.model.Accessor;
import dev.retryevents.processor.model.JavaType;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Stands in for a family that cannot be generated as it is declared, so that the records of the
 * rows are there all the same, and the program that names them has no errors of its own.
 */
public final class FamilyStandIn {

  private static final DeclaredInterface HUMAN_READABLE =
      new DeclaredInterface(
          JavaType.Declared.of("dev.retryevents.event", "HumanReadable"),
          List.of(),
          List.of(),
          List.of(new Accessor("message", JavaType.Declared.of("java.lang", "String"), false)),
          Optional.of(new JavaType.Primitive("void")));

  private FamilyStandIn() {}

  /**
   * The table with a family that can be generated.
   *
   * @param taken the names that other types have
   * @param named whether the declared family has a name that it can have
   * @param extendable whether it can extend what it is to extend
   */
  public static DeclaredTable in(
      DeclaredTable table, Set<String> taken, boolean named, boolean extendable) {
    return table.with(
        named ? table.family().value() : freeName(table, taken),
        extendable ? table.extending().value() : HUMAN_READABLE);
  }

  private static String freeName(DeclaredTable table, Set<String> taken) {
    Set<String> all = new HashSet<>(taken);
    table.rows().stream().map(DeclaredRow::recordName).forEach(all::add);
    String name = JavaNames.type(table.family().value());
    while (!Collections.disjoint(all, FamilyNames.of(name))) {
      name = JavaNames.beside(name);
    }
    return name;
  }
}
