package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.declaration.DeclaredInterface;
import dev.retryevents.processor.declaration.DeclaredRow;
import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.NearestName;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Leading;
import dev.retryevents.processor.model.RecordRules;
import dev.retryevents.processor.model.TypePackages;
import dev.retryevents.processor.schema.Bundle;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.Operand;
import dev.retryevents.processor.schema.Resolution;
import dev.retryevents.processor.schema.SchemaNode;
import dev.retryevents.processor.schema.SchemaType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Gives the rows of a table the shapes of their records. */
public final class RowShape {

  private static final String RENAME = "rename the definition";

  private final Bundle bundle;
  private final DeclaredInterface extending;
  private final Shapes shapes;
  private final Findings findings;
  private final SchemaReport report;
  private final EventNames names;
  private final RecordShape records;
  private final ValueShape values;
  private final ComponentCountCheck counts;

  /** Shapes over {@code bundle}; types that rows share go to {@code shapes}. */
  public RowShape(
      Bundle bundle,
      DeclaredInterface extending,
      TypePackages packages,
      Shapes shapes,
      Findings findings) {
    this.bundle = bundle;
    this.extending = extending;
    this.shapes = shapes;
    this.findings = findings;
    this.report = new SchemaReport(findings);
    this.names = new EventNames(extending.accessors(), packages);
    this.values = new ValueShape(bundle, shapes, report);
    this.records = new RecordShape(values, report);
    this.counts = new ComponentCountCheck(report);
  }

  /**
   * Keeps names from the types that rows reach.
   *
   * @param family the name of the family
   * @param rows the rows, whose events have their own names
   * @param taken the names of the types that the user wrote in the package
   */
  public void reserve(String family, List<DeclaredRow> rows, Set<String> taken) {
    FamilyNames.of(family)
        .forEach(name -> shapes.reserve(name, new Shapes.Holder("a type of the family", RENAME)));
    rows.forEach(
        row ->
            shapes.reserve(
                row.recordName(),
                new Shapes.Holder(
                    "the event of row " + row.number(), "give that row another \"name\"")));
    taken.forEach(
        name -> shapes.reserve(name, new Shapes.Holder("a type that the package has", RENAME)));
  }

  /** The shape of {@code row}; what the schema does not give is reported and left out. */
  public ShapedRow of(DeclaredRow row) {
    Resolution resolution = bundle.find(row.type().value());
    if (resolution instanceof Resolution.Unresolvable unresolvable
        && unresolvable.reference().equals(row.type().value())) {
      reportUnknown(row, unresolvable);
      return meant(row, unresolvable)
          .map(other -> shape(other, bundle.find(other.type().value())).asUnsound())
          .orElseGet(() -> without(row, extending));
    }
    return shape(row, resolution);
  }

  /**
   * The row over the definition that a misspelt type was meant to be, so that its record has the
   * name that the program uses.
   */
  private Optional<DeclaredRow> meant(DeclaredRow row, Resolution.Unresolvable unresolvable) {
    return NearestName.of(row.definitionName(), unresolvable.names())
        .map(row::over)
        .filter(other -> JavaNames.isTypeName(other.recordName()))
        .filter(
            other ->
                other.recordName().equals(row.recordName())
                    || !shapes.isReserved(other.recordName()));
  }

  private ShapedRow shape(DeclaredRow row, Resolution resolution) {
    long before = report.count();
    Origin origin = row.type().origin();
    Optional<SchemaNode> definition = definition(row, resolution, origin);
    definition.ifPresent(node -> new RequiredCheck(report).checkEvent(node, origin));
    RecordShape.Members members =
        definition
            .filter(node -> isObject(node, origin))
            .map(node -> records.members(node, origin, names, Set.of()))
            .orElse(new RecordShape.Members(List.of(), RecordRules.NONE));
    values.finish();
    List<Component> components = members.components();
    List<Leading> leading = LeadingShape.of(extending, components);
    definition.ifPresent(node -> counts.check(leading, components, node, origin));
    boolean sound =
        report.count() == before && definition.isPresent() && shapes.areSound(components);
    return new ShapedRow(row, definition, leading, components, members.rules(), sound);
  }

  /** The shape of a row whose schema cannot be had. */
  public static ShapedRow without(DeclaredRow row, DeclaredInterface extending) {
    return new ShapedRow(
        row,
        Optional.empty(),
        LeadingShape.of(extending, List.of()),
        List.of(),
        RecordRules.NONE,
        false);
  }

  private Optional<SchemaNode> definition(DeclaredRow row, Resolution resolution, Origin origin) {
    if (resolution instanceof Resolution.Resolved resolved) {
      SchemaNode start = resolved.via().isEmpty() ? resolved.node() : resolved.via().get(0);
      return values
          .expansion()
          .of(start, origin)
          .map(whole -> described(whole.node(), whole.description()));
    }
    SchemaNode start = bundle.definitions().getOrDefault(row.type().value(), bundle.root());
    return ReferenceCheck.end(resolution, start.place(), origin, report);
  }

  /** The definition with the description that stands nearest to where the row points. */
  private static SchemaNode described(SchemaNode node, Optional<String> description) {
    Map<Keyword, Operand> operands = new LinkedHashMap<>(node.operands());
    description.ifPresent(
        text ->
            operands.put(
                Keyword.DESCRIPTION, new Operand.Text(node.placeOf(Keyword.DESCRIPTION), text)));
    return node.with(operands);
  }

  private void reportUnknown(DeclaredRow row, Resolution.Unresolvable unresolvable) {
    findings.add(
        Code.UnknownType,
        row.type().origin(),
        "no definition "
            + Wording.quoted(row.type().value())
            + " in "
            + bundle.resource()
            + "; defined: "
            + Wording.list(unresolvable.names())
            + Wording.didYouMean(row.definitionName(), unresolvable.names()));
  }

  private boolean isObject(SchemaNode node, Origin origin) {
    boolean object =
        node.has(Keyword.PROPERTIES)
            && (node.types().isEmpty() || node.types().contains(SchemaType.OBJECT));
    if (!object) {
      report.add(
          Code.TypeKind,
          origin,
          node.place(),
          "this is no object with properties, and so no event; name another definition");
    }
    return object;
  }
}
