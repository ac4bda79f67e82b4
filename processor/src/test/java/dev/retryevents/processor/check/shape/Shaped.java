package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.check.Bundles;
import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.check.Places;
import dev.retryevents.processor.check.Rows;
import dev.retryevents.processor.check.Sources;
import dev.retryevents.processor.declaration.DeclaredInterface;
import dev.retryevents.processor.declaration.DeclaredRow;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.Presence;
import dev.retryevents.processor.model.TypePackages;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What became of rows over a bundle, as short texts. */
record Shaped(List<ShapedRow> rows, List<NamedType> types, List<String> told) {

  /** The shape of the row of X. */
  static Shaped of(String definitions) {
    return of(definitions, Sources.extending(), Rows.of("X"));
  }

  static Shaped of(String definitions, DeclaredInterface extending, Rows... rows) {
    return of(definitions, extending, Set.of(), rows);
  }

  static Shaped of(
      String definitions, DeclaredInterface extending, Set<String> taken, Rows... rows) {
    Findings findings = new Findings();
    Shapes shapes = new Shapes();
    RowShape shape =
        new RowShape(
            Bundles.of(definitions), extending, TypePackages.of("com.acme"), shapes, findings);
    List<DeclaredRow> declared = new ArrayList<>();
    for (Rows row : rows) {
      declared.add(row.declared(declared.size() + 1));
    }
    shape.reserve("Family", declared, taken);
    List<ShapedRow> shaped = declared.stream().map(shape::of).toList();
    return new Shaped(shaped, shapes.all(), Places.told(findings.all()));
  }

  /** The members of the first row: {@code int attempt, String? model}. */
  String members() {
    return members(rows.get(0).components());
  }

  /** The leading components of the first row. */
  List<String> leading() {
    return rows.get(0).leading().stream().map(one -> one.type().show() + " " + one.name()).toList();
  }

  /** The other types, one a text. */
  List<String> others() {
    return types.stream().map(Shaped::type).toList();
  }

  private static String type(NamedType type) {
    if (type instanceof NamedType.RecordType record) {
      return record.name() + "(" + members(record.components()) + ")";
    } else if (type instanceof NamedType.EnumType vocabulary) {
      return (vocabulary.open() ? "open " : "")
          + vocabulary.name()
          + vocabulary.constants().stream().map(NamedType.Constant::name).toList();
    }
    if (type instanceof NamedType.TypeUnion union) {
      return union.name() + union.alternatives().stream().map(one -> type(one.record())).toList();
    } else if (type instanceof NamedType.WrapperType wrapper) {
      return wrapper.name() + " around " + members(List.of(wrapper.value()));
    }
    NamedType.UnionType union = (NamedType.UnionType) type;
    return union.name()
        + " by "
        + union.discriminator()
        + union.arms().stream().map(arm -> arm.tag() + "=" + type(arm.record())).toList();
  }

  private static String members(List<Component> components) {
    return components.stream().map(Shaped::member).collect(Collectors.joining(", "));
  }

  private static String member(Component component) {
    boolean mark =
        component.presence() == Presence.NULLABLE || component.presence() == Presence.OPTIONAL;
    return JavaTypes.of(component, TypePackages.of("com.acme")).show()
        + (mark ? "?" : "")
        + " "
        + component.name()
        + component.time().map(time -> "/" + time.kind() + " " + time.name()).orElse("");
  }
}
