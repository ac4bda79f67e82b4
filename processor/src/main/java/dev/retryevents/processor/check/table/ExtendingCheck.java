package dev.retryevents.processor.check.table;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.shape.EventNames;
import dev.retryevents.processor.check.shape.JavaNames;
import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.declaration.DeclaredInterface;
import dev.retryevents.processor.declaration.DeclaredMethod;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Accessor;
import dev.retryevents.processor.model.JavaType;
import java.util.HashMap;
import java.util.Map;

/** Reports an {@code extending} that no generated record can implement. */
public final class ExtendingCheck {

  private ExtendingCheck() {}

  /** Whether records can implement it. */
  public static boolean check(Cell<DeclaredInterface> extending, Findings findings) {
    DeclaredInterface type = extending.value();
    if (!type.hindrances().isEmpty()) {
      findings.add(
          Code.ExtendingKind,
          extending.origin(),
          type.type().simpleName()
              + " "
              + Wording.enumeration(type.hindrances())
              + "; extend an open, non-generic interface that the package of the table can see");
      return false;
    }
    long before = findings.faults();
    Map<String, JavaType> types = new HashMap<>();
    for (DeclaredMethod method : type.methods()) {
      Accessor accessor = method.accessor();
      if (!method.plain()) {
        findings.add(
            Code.ExtendingMember,
            extending.origin(),
            type.type().simpleName()
                + "."
                + accessor.name()
                + " is abstract and no accessor, so no record can supply it; give it a body");
      } else if (!types
          .computeIfAbsent(accessor.name(), name -> accessor.type())
          .equals(accessor.type())) {
        findings.add(
            Code.ExtendingMember,
            extending.origin(),
            type.type().simpleName()
                + "."
                + accessor.name()
                + "() is inherited as "
                + types.get(accessor.name()).show()
                + " and as "
                + accessor.type().show()
                + "; declare it once in "
                + type.type().simpleName());
      } else if (!JavaNames.isComponent(accessor.name())) {
        findings.add(
            Code.ExtendingMember,
            extending.origin(),
            type.type().simpleName()
                + "."
                + accessor.name()
                + "() is named like a method of every object, which no component may be; rename"
                + " it");
      }
    }
    type.accessors().stream()
        .filter(ExtendingCheck::isOfTheRow)
        .forEach(accessor -> reportOfTheRow(accessor, extending, findings));
    return findings.faults() == before;
  }

  private static void reportOfTheRow(
      Accessor accessor, Cell<DeclaredInterface> extending, Findings findings) {
    findings.add(
        Code.ExtendingMember,
        extending.origin(),
        extending.value().type().simpleName()
            + "."
            + accessor.name()
            + "() returns "
            + accessor.type().show()
            + ", and a row supplies "
            + (accessor.name().equals("msgType") ? "MsgType" : "String")
            + "; rename it");
  }

  private static boolean isOfTheRow(Accessor accessor) {
    String supplied = accessor.name().equals("msgType") ? "MsgType" : "String";
    return EventNames.OF_THE_ROW.contains(accessor.name())
        && !accessor.type().show().equals(supplied);
  }
}
