package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The branches of a schema, those for null apart, each as a whole. */
final class Branches {

  /**
   * A branch.
   *
   * @param written the branch as it stands in the schema
   * @param whole what it asks for, with all that it refers to and all that stands around it
   * @param isAsWritten whether nothing else is asked than what is written
   */
  record Branch(SchemaNode written, SchemaNode whole, boolean isAsWritten) {}

  private final Expansion expansion;
  private final Origin row;
  private final List<Branch> branches = new ArrayList<>();
  private boolean nullable = false;
  private boolean lost = false;

  Branches(Expansion expansion, Origin row) {
    this.expansion = expansion;
    this.row = row;
  }

  /** Adds a branch; one that is itself another or null counts as that other. */
  void add(SchemaNode written) {
    Optional<Expansion.Whole> whole = expansion.of(written, row);
    lost = lost || whole.isEmpty();
    whole.map(Expansion.Whole::node).ifPresent(node -> add(written, node));
  }

  private void add(SchemaNode written, SchemaNode whole) {
    nullable = nullable || Nullability.isPossible(whole);
    if (Nullability.isOneBranch(whole)) {
      nullable = true;
      Keyword union = whole.has(Keyword.ANY_OF) ? Keyword.ANY_OF : Keyword.ONE_OF;
      whole.branches(union).stream().filter(one -> !Nullability.isNull(one)).forEach(this::add);
    } else if (!Nullability.isNull(whole)) {
      branches.add(new Branch(written, whole, true));
    }
  }

  /** Asks of each branch what the schema around them asks. */
  void restrict(SchemaNode around, SchemaReport report) {
    branches.replaceAll(
        branch -> {
          SchemaMerge merge = new SchemaMerge(branch.whole().at(branch.written()), row, report);
          merge.add(around.without(Keyword.DESCRIPTION).without(Keyword.OPENNESS));
          boolean more = around.operands().keySet().stream().anyMatch(Branches::asksMore);
          return new Branch(branch.written(), more ? merge.node() : branch.whole(), !more);
        });
  }

  private static boolean asksMore(Keyword keyword) {
    return !keyword.force().isSilent() && keyword != Keyword.OPENNESS;
  }

  /** Whether a branch leads nowhere, which is reported. */
  boolean isLost() {
    return lost;
  }

  /** Whether a branch allows null beside other values. */
  boolean isNullable() {
    return nullable;
  }

  List<Branch> all() {
    return List.copyOf(branches);
  }
}
