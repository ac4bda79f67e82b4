package dev.retryevents.processor.template;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds names that are bound twice, or used before they are bound. */
final class DuplicateDeclarationCheck {

  private DuplicateDeclarationCheck() {}

  static List<DataModelFault> faults(List<Declaration> declarations) {
    List<DataModelFault> faults = new ArrayList<>();
    Set<String> bound = new HashSet<>();
    Set<String> used = new HashSet<>();
    for (Declaration declaration : declarations) {
      String name = declaration.name();
      List<String> read = read(declaration);
      // A name that an expression reads is thereby declared: it comes from outside.
      if (bound.contains(name)) {
        faults.add(fault(declaration, "$" + name + " is declared twice"));
      } else if (used.contains(name)) {
        faults.add(
            fault(declaration, "$" + name + " is declared after its first use; declare it before"));
      } else if (read.contains(name)) {
        faults.add(fault(declaration, "$" + name + " is declared by means of itself"));
      }
      used.addAll(read);
      bound.add(name);
    }
    return faults;
  }

  /** The names that a declaration reads; the operand of an input is the name it binds. */
  private static List<String> read(Declaration declaration) {
    return declaration.value().variables().stream()
        .filter(variable -> !variable.equals(declaration.variable()))
        .map(Operand.Variable::name)
        .toList();
  }

  private static DataModelFault fault(Declaration declaration, String sentence) {
    return new DataModelFault(
        DataModelFault.Kind.DUPLICATE_DECLARATION, declaration.variable().span(), sentence);
  }
}
