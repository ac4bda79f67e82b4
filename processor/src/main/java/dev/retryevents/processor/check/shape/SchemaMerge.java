package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.Operand;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One schema that asks for all that several ask for, as allOf means it. */
final class SchemaMerge {

  private final SchemaNode first;
  private final Origin row;
  private final SchemaReport report;
  private final Map<Keyword, Operand> operands;
  private boolean impossible;

  /** A merge that begins with {@code first}, whose place and remarks it keeps. */
  SchemaMerge(SchemaNode first, Origin row, SchemaReport report) {
    this.first = first;
    this.row = row;
    this.report = report;
    this.operands = new LinkedHashMap<>(first.operands());
    this.impossible = Boolean.FALSE.equals(first.verdict());
  }

  /** Adds what {@code other} asks for; what cannot be put together is told and left out. */
  void add(SchemaNode other) {
    impossible = impossible || Boolean.FALSE.equals(other.verdict());
    Map<Keyword, Operand> theirs = new LinkedHashMap<>(other.operands());
    closeAgainst(operands, theirs.get(Keyword.PROPERTIES));
    closeAgainst(theirs, operands.get(Keyword.PROPERTIES));
    theirs.forEach(
        (keyword, operand) -> {
          Operand ours = operands.get(keyword);
          if (ours == null) {
            operands.put(keyword, operand);
          } else if (!keyword.force().isSilent()) {
            Optional<Operand> both = OperandMerge.of(keyword, ours, operand);
            both.ifPresentOrElse(
                merged -> operands.put(keyword, merged), () -> tell(keyword, operand));
          }
        });
  }

  /**
   * {@code additionalProperties} speaks of the members that its own schema does not name. Beside a
   * schema that names others the two do not become one.
   */
  private void closeAgainst(Map<Keyword, Operand> closed, @Nullable Operand others) {
    Operand rest = closed.get(Keyword.ADDITIONAL_PROPERTIES);
    if (rest instanceof Operand.Schema schema
        && !Boolean.TRUE.equals(schema.node().verdict())
        && others instanceof Operand.SchemaMap named
        && !names(closed).containsAll(named.nodes().keySet())) {
      tell(Keyword.ADDITIONAL_PROPERTIES, rest);
      closed.remove(Keyword.ADDITIONAL_PROPERTIES);
    }
  }

  private static Set<String> names(Map<Keyword, Operand> operands) {
    return operands.get(Keyword.PROPERTIES) instanceof Operand.SchemaMap named
        ? named.nodes().keySet()
        : Set.of();
  }

  private void tell(Keyword keyword, Operand operand) {
    report.add(
        Code.NotAsserted,
        row,
        operand.place(),
        Wording.quoted(keyword.spelling())
            + " cannot be put together with what stands beside it, and is not checked");
  }

  /** The schema. */
  SchemaNode node() {
    boolean empty =
        impossible
            || (operands.get(Keyword.TYPE) instanceof Operand.Types types
                && types.types().isEmpty());
    return empty
        ? new SchemaNode(first.place(), false, Map.of(), Map.of(), Map.of())
        : new SchemaNode(first.place(), null, operands, first.extensions(), Map.of());
  }
}
