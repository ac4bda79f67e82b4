package dev.retryevents.processor.check.signal;

import dev.retryevents.processor.declaration.ValueSource;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Diagnostic;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Accessor;
import java.util.ArrayList;
import java.util.List;
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

  /** Why nothing that is supplied meets the demand. */
  static Diagnostic of(Demand demand, Supply supply) {
    return supply
        .offer(demand)
        .map(offer -> misfit(demand, supply, offer))
        .orElseGet(() -> noSource(demand, supply));
  }

  private static Diagnostic noSource(Demand demand, Supply supply) {
    List<ValueSource> asked = new ArrayList<>(List.of(supply.signal()));
    supply.context().ifPresent(asked::add);
    return new Diagnostic(
        Code.MappingSource,
        supply.from().origin(),
        component(demand, supply)
            + " has no source in "
            + String.join(" or ", asked.stream().map(source -> source.type().simpleName()).toList())
            + (asked.size() > 1 ? "; give one of them " : "; give it ")
            + demand.accessors().get(0)
            + "() of type "
            + demand.type(),
        asked.stream().map(MappingFault::offers).toList());
  }

  private static String offers(ValueSource source) {
    List<String> names =
        source.accessors().stream()
            .filter(accessor -> !OF_EVERY_TYPE.contains(accessor.name()))
            .map(accessor -> accessor.type().show() + " " + accessor.name() + "()")
            .toList();
    return source.type().simpleName() + " offers " + Wording.list(names);
  }

  private static Diagnostic misfit(Demand demand, Supply supply, Supply.Offer offer) {
    Accessor accessor = offer.accessor();
    String call = offer.source().type().simpleName() + "." + accessor.name() + "()";
    String fault =
        demand.conversion(accessor.type()).isEmpty()
            ? " needs " + demand.type() + "; " + call + " gives " + accessor.type().show()
            : " may not be null, and "
                + call
                + " may give null; make the member nullable in the schema, or the accessor not";
    return Diagnostic.of(
        Code.MappingType, supply.from().origin(), component(demand, supply) + fault);
  }

  private static String component(Demand demand, Supply supply) {
    return "component " + Wording.quoted(demand.name()) + " of " + supply.row().recordName();
  }
}
