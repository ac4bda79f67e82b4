package dev.retryevents.processor.check.signal;

import dev.retryevents.processor.declaration.Cell;
import dev.retryevents.processor.declaration.DeclaredRow;
import dev.retryevents.processor.declaration.ValueSource;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Diagnostic;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Accessor;
import dev.retryevents.processor.model.JavaType;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The words for components that cannot be filled. */
final class MappingFault {

  /** What every record or exception has; listing it would bury what the user wrote. */
  private static final Set<String> OF_EVERY_TYPE =
      Set.of(
          "fillInStackTrace",
          "getCause",
          "getLocalizedMessage",
          "getStackTrace",
          "getSuppressed",
          "hashCode",
          "toString");

  private MappingFault() {}

  static Diagnostic noSource(
      Demand demand,
      ValueSource signal,
      Optional<ValueSource> context,
      Cell<JavaType.Declared> from,
      DeclaredRow row) {
    String wanted = demand.accessors().get(0) + "()";
    return new Diagnostic(
        Code.MappingSource,
        from.origin(),
        "component "
            + Wording.quoted(demand.name())
            + " of "
            + row.recordName()
            + " has no source in "
            + signal.type().simpleName()
            + context.map(type -> " or " + type.type().simpleName()).orElse("")
            + (context.isPresent() ? "; give one of them " : "; give it ")
            + wanted
            + " of type "
            + demand.type(),
        context.map(type -> List.of(offers(signal), offers(type))).orElse(List.of(offers(signal))));
  }

  private static String offers(ValueSource source) {
    List<String> names =
        source.accessors().stream()
            .filter(accessor -> !OF_EVERY_TYPE.contains(accessor.name()))
            .map(accessor -> accessor.type().show() + " " + accessor.name() + "()")
            .toList();
    return source.type().simpleName() + " offers " + Wording.list(names);
  }

  static String unfit(Demand demand, Accessor accessor, ValueSource source) {
    return "needs "
        + demand.type()
        + "; "
        + call(accessor, source)
        + " gives "
        + accessor.type().show();
  }

  static String nullable(Demand demand, Accessor accessor, ValueSource source) {
    return "may not be null, and "
        + call(accessor, source)
        + " may give null; make the member nullable in the schema, or the accessor not";
  }

  private static String call(Accessor accessor, ValueSource source) {
    return source.type().simpleName() + "." + accessor.name() + "()";
  }
}
