package dev.retryevents.processor.check.shape;

import dev.retryevents.json.JsonString;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Gives branches that are told apart by a constant member their arms. */
final class UnionShape {

  /** The accessor of the tag, which every arm has. */
  private static final String DISCRIMINATOR = "discriminator";

  private final NamedShape named;
  private final RecordShape records;
  private final RequiredCheck required;
  private final SchemaReport report;

  UnionShape(ValueShape values, NamedShape named, SchemaReport report) {
    this.named = named;
    this.records = new RecordShape(values, report);
    this.required = new RequiredCheck(report);
    this.report = report;
  }

  /** Whether a constant member tells the branches apart. */
  boolean isUnion(List<SchemaNode> branches) {
    return discriminator(branches).isPresent();
  }

  /** The union of such branches, in the place of {@code node}. */
  ValueType of(SchemaNode node, List<SchemaNode> branches, Origin row) {
    String discriminator = discriminator(branches).orElseThrow();
    return named.union(node, name -> union(node, name, discriminator, branches, row));
  }

  private Optional<NamedType> union(
      SchemaNode node, String name, String discriminator, List<SchemaNode> branches, Origin row) {
    Map<String, SchemaNode> byTag = new LinkedHashMap<>();
    branches.forEach(branch -> byTag.put(tag(branch, discriminator).orElseThrow(), branch));
    Map<String, String> names = NestedNames.of(byTag.keySet(), name);
    List<NamedType.Arm> arms = new ArrayList<>();
    for (Map.Entry<String, SchemaNode> branch : byTag.entrySet()) {
      String tag = branch.getKey();
      NamedType.RecordType arm =
          arm(branch.getValue(), names.getOrDefault(tag, tag), discriminator, row);
      if (!Slots.fit(arm.components())) {
        report.add(Code.UnsupportedShape, row, branch.getValue().place(), Slots.REFUSAL);
        return Optional.empty();
      }
      arms.add(new NamedType.Arm(tag, arm));
    }
    return Optional.of(
        new NamedType.UnionType(
            name, node.place().reference(), node.description().orElse(""), discriminator, arms));
  }

  private NamedType.RecordType arm(
      SchemaNode branch, String name, String discriminator, Origin row) {
    required.checkType(branch, row);
    RecordShape.Members members =
        records.members(branch, row, NameClash.of(Set.of(DISCRIMINATOR)), Set.of(discriminator));
    return new NamedType.RecordType(
        name,
        branch.place().reference(),
        branch.description().orElse(""),
        members.components(),
        members.rules());
  }

  /** The first member, by its name, that every branch requires with a constant of its own. */
  private static Optional<String> discriminator(List<SchemaNode> branches) {
    return new TreeSet<>(branches.get(0).properties().keySet())
        .stream()
            .filter(
                member -> {
                  Set<String> tags = new HashSet<>();
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
            .filter(ClassFileRoom::holdsConstant)
        : Optional.empty();
  }
}
