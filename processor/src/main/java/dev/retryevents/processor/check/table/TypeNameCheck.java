package dev.retryevents.processor.check.table;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.shape.ClassFileRoom;
import dev.retryevents.processor.check.shape.JavaNames;
import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Wording;
import java.util.Set;

/** Reports a name that no generated type can have. */
public final class TypeNameCheck {

  private TypeNameCheck() {}

  /**
   * Whether a type can have that name, which stands in a value of an annotation.
   *
   * @param member the name of the value
   * @param taken the names of the types that the user wrote in the package
   */
  public static boolean isUsable(
      Cell<String> name, String member, Set<String> taken, Findings findings) {
    if (!JavaNames.isTypeName(name.value())) {
      findings.add(
          Code.JavaName,
          name.origin(),
          Wording.quoted(name.value())
              + " is no name for a Java type; write a \""
              + member
              + "\" such as "
              + Wording.quoted(JavaNames.type(name.value())));
      return false;
    }
    if (!ClassFileRoom.holdsTypeName(name.value())) {
      findings.add(
          Code.JavaName,
          name.origin(),
          "the name of the type is too long for a file; write a shorter \"" + member + "\"");
      return false;
    }
    if (JavaNames.hidesJavaLang(name.value())) {
      findings.add(
          Code.JavaName,
          name.origin(),
          Wording.quoted(name.value())
              + " would hide java.lang."
              + name.value()
              + "; write another \""
              + member
              + "\"");
      return false;
    }
    if (JavaNames.isCodec(name.value())) {
      findings.add(
          Code.JavaName,
          name.origin(),
          Wording.quoted(name.value())
              + " is kept for the codec of a type; write another \""
              + member
              + "\"");
      return false;
    }
    if (taken.contains(name.value())) {
      findings.add(
          Code.JavaName,
          name.origin(),
          "the package has a type "
              + Wording.quoted(name.value())
              + " already; write another \""
              + member
              + "\"");
      return false;
    }
    return true;
  }
}
