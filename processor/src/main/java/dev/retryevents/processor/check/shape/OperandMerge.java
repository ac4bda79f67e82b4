package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.Operand;
import dev.retryevents.processor.schema.SchemaNode;
import dev.retryevents.processor.schema.SchemaPlace;
import dev.retryevents.processor.schema.SchemaType;
import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BinaryOperator;

/** The value of a keyword that asks for what two of its values ask for. */
final class OperandMerge {

  private OperandMerge() {}

  /** The value; empty if there is none. */
  static Optional<Operand> of(Keyword keyword, Operand ours, Operand theirs) {
    if (ours instanceof Operand.Types a && theirs instanceof Operand.Types b) {
      return Optional.of(new Operand.Types(a.place(), both(a.types(), b.types())));
    } else if (ours instanceof Operand.Names a && theirs instanceof Operand.Names b) {
      return Optional.of(both(a, b));
    } else if (ours instanceof Operand.NamesMap a && theirs instanceof Operand.NamesMap b) {
      return Optional.of(
          new Operand.NamesMap(a.place(), union(a.names(), b.names(), OperandMerge::both)));
    } else if (ours instanceof Operand.Schema a && theirs instanceof Operand.Schema b) {
      return Optional.of(new Operand.Schema(a.place(), both(a.node(), b.node())));
    } else if (ours instanceof Operand.SchemaMap a && theirs instanceof Operand.SchemaMap b) {
      return Optional.of(
          new Operand.SchemaMap(a.place(), union(a.nodes(), b.nodes(), OperandMerge::both)));
    } else if (ours instanceof Operand.Amount a && theirs instanceof Operand.Amount b) {
      return amount(keyword, a, b);
    } else if (ours instanceof Operand.Count a && theirs instanceof Operand.Count b) {
      boolean least = keyword.spelling().startsWith("min");
      return Optional.of(least == (a.count() >= b.count()) ? a : b);
    } else if (ours instanceof Operand.Flag a && theirs instanceof Operand.Flag b) {
      return Optional.of(a.value() ? a : b);
    } else if (ours instanceof Operand.Literals a && theirs instanceof Operand.Literals b) {
      return Optional.of(
          new Operand.Literals(
              a.place(), a.values().stream().filter(one -> isIn(one, b.values())).toList()));
    } else if (ours instanceof Operand.Literal a && theirs instanceof Operand.Literal b) {
      return a.value().equals(b.value()) ? Optional.of(a) : Optional.empty();
    }
    boolean same =
        ours instanceof Operand.Text a
            && theirs instanceof Operand.Text b
            && a.text().equals(b.text());
    return same ? Optional.of(ours) : Optional.empty();
  }

  private static boolean isIn(Operand.Literal value, List<Operand.Literal> values) {
    return values.stream().anyMatch(other -> other.value().equals(value.value()));
  }

  private static Optional<Operand> amount(Keyword keyword, Operand.Amount a, Operand.Amount b) {
    int order = a.amount().compareTo(b.amount());
    return switch (keyword) {
      case MINIMUM, EXCLUSIVE_MINIMUM -> Optional.of(order >= 0 ? a : b);
      case MAXIMUM, EXCLUSIVE_MAXIMUM -> Optional.of(order <= 0 ? a : b);
      default ->
          isMultiple(a.amount(), b.amount())
              ? Optional.of(a)
              : isMultiple(b.amount(), a.amount()) ? Optional.of(b) : Optional.empty();
    };
  }

  private static boolean isMultiple(BigDecimal number, BigDecimal step) {
    return step.signum() > 0 && number.remainder(step).signum() == 0;
  }

  /** The types that are in both; every integer is a number. */
  private static Set<SchemaType> both(Set<SchemaType> a, Set<SchemaType> b) {
    Set<SchemaType> both = EnumSet.noneOf(SchemaType.class);
    for (SchemaType type : SchemaType.values()) {
      if (allows(a, type) && allows(b, type)) {
        both.add(type);
      }
    }
    if (both.contains(SchemaType.NUMBER)) {
      both.remove(SchemaType.INTEGER);
    }
    return both;
  }

  private static boolean allows(Set<SchemaType> types, SchemaType type) {
    return types.contains(type)
        || (type == SchemaType.INTEGER && types.contains(SchemaType.NUMBER));
  }

  private static Operand.Names both(Operand.Names a, Operand.Names b) {
    return new Operand.Names(a.place(), union(a.names(), b.names(), (one, other) -> one));
  }

  /** The schema that is all of both. */
  private static SchemaNode both(SchemaNode a, SchemaNode b) {
    SchemaPlace place = a.place();
    Operand parts = new Operand.SchemaList(place, List.of(a, b));
    return new SchemaNode(place, null, Map.of(Keyword.ALL_OF, parts), Map.of(), Map.of());
  }

  private static <V> Map<String, V> union(
      Map<String, V> a, Map<String, V> b, BinaryOperator<V> both) {
    Map<String, V> union = new LinkedHashMap<>(a);
    b.forEach((name, value) -> union.merge(name, value, both));
    return union;
  }
}
