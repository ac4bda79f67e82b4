package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.Bounds;
import dev.retryevents.processor.model.JsonKind;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Gives a whole schema with branches, oneOf or anyOf, its Java type: the vocabulary of all its
 * words, a union of objects, a union of types, or else what all branches have in common.
 */
final class BranchShape {

  private final ValueShape values;
  private final NamedShape named;
  private final SchemaReport report;
  private final KeywordCheck keywords;
  private final UnionShape unions;

  BranchShape(ValueShape values, NamedShape named, SchemaReport report) {
    this.values = values;
    this.named = named;
    this.report = report;
    this.keywords = new KeywordCheck(report);
    this.unions = new UnionShape(values, named, report);
  }

  Typed of(SchemaNode node, Keyword union, Origin row) {
    SchemaNode own = node.without(union);
    List<SchemaNode> others =
        node.branches(union).stream().filter(branch -> !Nullability.isNull(branch)).toList();
    boolean mayBeNull = own.types().isEmpty() || Nullability.isPossible(own);
    boolean nullable = others.size() < node.branches(union).size() && mayBeNull;
    if (others.size() == 1 && node.branches(union).size() > 1 && own.isSilent()) {
      return values.of(others.get(0), row).described(node.description()).orNull(nullable);
    }
    Branches branches = new Branches(values.expansion(), row);
    others.forEach(branches::add);
    if (branches.isLost()) {
      return Typed.raw().described(node.description());
    }
    nullable = nullable || (branches.isNullable() && mayBeNull);
    if (!own.isSilent()) {
      branches.restrict(own, report);
    }
    return typed(node, own, union, branches.all(), row)
        .described(node.description())
        .orNull(nullable);
  }

  private Typed typed(
      SchemaNode node, SchemaNode own, Keyword union, List<Branches.Branch> all, Origin row) {
    if (all.isEmpty()) {
      return Typed.raw().with(Bounds.NONE.allowing(List.of("null")));
    }
    List<SchemaNode> wholes = all.stream().map(Branches.Branch::whole).toList();
    if (all.size() == 1 && !(union == Keyword.ONE_OF && unions.isUnion(wholes))) {
      Branches.Branch only = all.get(0);
      return only.isAsWritten() ? values.of(only.written(), row) : values.typed(only.whole(), row);
    }
    Optional<SchemaNode> words = Vocabulary.of(node, union, wholes);
    if (words.isPresent()) {
      return values.typed(words.get(), row);
    }
    boolean open = node.openness().filter(openness -> !openness.equals("closed")).isPresent();
    if (!open && unions.isUnion(wholes)) {
      return Typed.of(unions.of(node, wholes, row));
    }
    Optional<Alternatives> alternatives =
        Alternatives.of(all, new AllowedKinds(values.expansion(), row));
    if (alternatives.isPresent() && alternatives.get().kinds().size() > 1) {
      Alternatives found = alternatives.get();
      return Typed.of(
          named.typeUnion(node, found.kinds(), kind -> one(node, union, found, kind, row)));
    }
    return common(node, own, union, alternatives.map(Alternatives::kinds), row);
  }

  /** The type of the branches for one type in JSON. */
  private Typed one(SchemaNode node, Keyword union, Alternatives found, JsonKind kind, Origin row) {
    Optional<Branches.Branch> only = found.only(kind);
    if (only.isPresent()) {
      Branches.Branch branch = only.get();
      return branch.isAsWritten() && found.isWhole(branch)
          ? values.of(branch.written(), row)
          : values.typed(AllowedKinds.only(branch.whole(), kind), row);
    }
    if (union == Keyword.ONE_OF || !found.isBare(kind)) {
      keywords.tell(node, union, row);
    }
    return Typed.of(plain(kind));
  }

  /** What is left when no union tells the branches apart. */
  private Typed common(
      SchemaNode node, SchemaNode own, Keyword union, Optional<Set<JsonKind>> kinds, Origin row) {
    if (AllowedKinds.own(own).isPresent()) {
      keywords.tell(node, union, row);
      return values.typed(own, row);
    }
    ValueType kept =
        kinds
            .filter(all -> all.size() == 1)
            .map(all -> plain(all.iterator().next()))
            .orElseGet(ValueType.AnyJson::new);
    boolean raw = kept instanceof ValueType.AnyJson || kept instanceof ValueType.AnyObject;
    report.add(
        Code.UnsupportedShape,
        row,
        node.placeOf(union),
        "nothing that Java sees tells the branches apart; "
            + (raw ? "raw JSON is kept, unchecked" : "they are not checked")
            + "; give them a required member with another const in each");
    return raw && Definitions.isDefinition(node)
        ? named.wrap(node, Typed.of(kept))
        : Typed.of(kept);
  }

  private static ValueType plain(JsonKind kind) {
    return switch (kind) {
      case STRING -> new ValueType.Text();
      case INTEGER -> new ValueType.Long();
      case NUMBER -> new ValueType.Double();
      case BOOLEAN -> new ValueType.Bool();
      case ARRAY -> new ValueType.ListOf(new ValueType.AnyJson(), false);
      case OBJECT -> new ValueType.AnyObject();
    };
  }
}
