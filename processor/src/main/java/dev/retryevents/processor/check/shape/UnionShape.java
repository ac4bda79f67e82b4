package dev.retryevents.processor.check.shape;

import dev.retryevents.json.JsonString;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Gives a {@code oneOf} whose branches are told apart by a constant member its arms. */
final class UnionShape {

  /** The accessor of the tag, which every arm has. */
  private static final String DISCRIMINATOR = "discriminator";

  private static final Set<Keyword> BESIDE = EnumSet.of(Keyword.TYPE, Keyword.OPENNESS);

  private final ValueShape values;
  private final RecordShape records;
  private final SchemaReport report;
  private final KeywordCheck keywords;
  private final ObjectCheck objects;
  private final ComponentCountCheck counts;

  UnionShape(ValueShape values, RecordShape records, SchemaReport report) {
    this.values = values;
    this.records = records;
    this.report = report;
    this.keywords = new KeywordCheck(report);
    this.objects = new ObjectCheck(report);
    this.counts = new ComponentCountCheck(report);
  }

  Optional<NamedType.UnionType> of(SchemaNode node, String name, Origin row) {
    if (!keywords.isAlone(node, Keyword.ONE_OF, BESIDE, row) || !isClosed(node, row)) {
      return Optional.empty();
    }
    List<SchemaNode> branches = new ArrayList<>();
    for (SchemaNode branch : node.oneOf()) {
      if (Nullability.isNull(branch)) {
        continue; // that makes the union nullable, and is none of its arms
      }
      Optional<SchemaNode> target =
          values
              .follow(branch, row)
              .filter(found -> keywords.areKnown(found, row) && objects.isRecord(found, row));
      if (target.isEmpty()) {
        return Optional.empty();
      }
      branches.add(target.get());
    }
    Optional<String> discriminator = discriminator(branches);
    if (discriminator.isEmpty()) {
      report.add(
          Code.UnsupportedShape,
          row,
          node.place(),
          "the branches of oneOf have no member in common that is required and has another const in"
              + " each; add one");
      return Optional.empty();
    }
    List<NamedType.Arm> arms = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (SchemaNode branch : branches) {
      NamedType.Arm arm = arm(branch, discriminator.get(), name, row);
      if (!ClassFileRoom.holdsTypeName(name + "$" + arm.record().name())) {
        report.add(
            Code.UnsupportedShape,
            row,
            branch.place(),
            "its Java type would have a name too long for a file; shorten its constant");
        return Optional.empty();
      }
      if (!names.add(arm.record().name())) {
        report.add(
            Code.NameCollision,
            row,
            branch.place(),
            "in Java this branch is "
                + Wording.quoted(arm.record().name())
                + ", as is another one; rename one of their constants");
        return Optional.empty();
      }
      arms.add(arm);
    }
    return Optional.of(
        new NamedType.UnionType(
            name,
            node.place().reference(),
            node.description().orElse(""),
            discriminator.get(),
            arms));
  }

  private boolean isClosed(SchemaNode node, Origin row) {
    boolean closed = node.openness().filter(openness -> !openness.equals("closed")).isEmpty();
    if (!closed) {
      report.add(
          Code.Openness,
          row,
          node.placeOf(Keyword.OPENNESS),
          "x-msp-openness of a oneOf is "
              + Wording.quoted(node.openness().orElseThrow())
              + ", and an arm that nobody knows has no Java type; write \"closed\"");
    }
    return closed;
  }

  private NamedType.Arm arm(SchemaNode branch, String discriminator, String union, Origin row) {
    String tag = tag(branch, discriminator).orElseThrow();
    String name = JavaNames.type(tag);
    List<Component> components =
        records.components(
            branch, union + name, row, NameClash.of(Set.of(DISCRIMINATOR)), Set.of(discriminator));
    counts.checkType(components, branch, row);
    return new NamedType.Arm(
        tag,
        new NamedType.RecordType(
            name.equals(union) ? JavaNames.beside(name) : name,
            branch.place().reference(),
            branch.description().orElse(""),
            components));
  }

  /** The first member that every branch requires with a constant of its own. */
  private static Optional<String> discriminator(List<SchemaNode> branches) {
    return branches.get(0).properties().keySet().stream()
        .filter(
            member -> {
              Set<String> tags = new LinkedHashSet<>();
              branches.forEach(branch -> tag(branch, member).ifPresent(tags::add));
              return tags.size() == branches.size();
            })
        .findFirst();
  }

  private static Optional<String> tag(SchemaNode branch, String member) {
    return branch.required().containsKey(member)
        ? Optional.ofNullable(branch.properties().get(member))
            .flatMap(SchemaNode::constant)
            .map(literal -> literal.value() instanceof JsonString text ? text.value() : null)
        : Optional.empty();
  }
}
