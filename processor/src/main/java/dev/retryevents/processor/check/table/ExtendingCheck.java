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
import java.util.Optional;

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
      if (method.plain()) {
        types.putIfAbsent(accessor.name(), accessor.type());
      }
      JavaType first = types.getOrDefault(accessor.name(), accessor.type());
      fault(method, first, type.type())
          .ifPresent(fault -> report(accessor.name() + fault, extending, findings));
    }
    for (Accessor accessor : type.accessors()) {
      String supplied = accessor.name().equals("msgType") ? "MsgType" : "String";
      String returned = accessor.type().show();
      if (EventNames.OF_THE_ROW.contains(accessor.name()) && !returned.equals(supplied)) {
        report(accessor.name() + supplies("()", returned, supplied), extending, findings);
      }
    }
    type.appending()
        .map(JavaType::show)
        .filter(returned -> !returned.equals("void"))
        .ifPresent(
            returned ->
                report(
                    "appendMessage" + supplies("(StringBuilder)", returned, "void"),
                    extending,
                    findings));
    return findings.faults() == before;
  }

  /**
   * Why no record can supply {@code method}, in words that follow its name.
   *
   * @param first the type under which its name is inherited first
   */
  private static Optional<String> fault(
      DeclaredMethod method, JavaType first, JavaType.Declared holder) {
    Accessor accessor = method.accessor();
    if (!method.plain()) {
      return Optional.of(
          " is abstract and no accessor, so no record can supply it; give it a body");
    } else if (!first.equals(accessor.type())) {
      return Optional.of(
          "() is inherited as "
              + first.show()
              + " and as "
              + accessor.type().show()
              + "; declare it once in "
              + holder.simpleName());
    } else if (!JavaNames.isComponent(accessor.name())) {
      return Optional.of(
          "() is named like a method of every object, which no component may be; rename it");
    }
    return Optional.empty();
  }

  private static String supplies(String parameters, String returned, String supplied) {
    return parameters + " returns " + returned + ", and a row supplies " + supplied + "; rename it";
  }

  private static void report(String fault, Cell<DeclaredInterface> extending, Findings findings) {
    findings.add(
        Code.ExtendingMember,
        extending.origin(),
        extending.value().type().simpleName() + "." + fault);
  }
}
