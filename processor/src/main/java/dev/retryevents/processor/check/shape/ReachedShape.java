package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.schema.Bundle;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Gives schemas that something else than a row reaches their Java types. */
public final class ReachedShape {

  private final Bundle bundle;
  private final Shapes shapes;
  private final ValueShape values;

  /** Shapes over {@code bundle}; types with names go to {@code shapes}. */
  public ReachedShape(Bundle bundle, Shapes shapes, Findings findings) {
    this.bundle = bundle;
    this.shapes = shapes;
    this.values = new ValueShape(bundle, shapes, new SchemaReport(findings));
  }

  /**
   * Keeps a name from the types that are reached.
   *
   * @param name the name
   * @param words who has it
   * @param remedy what to do if another one needs it
   * @return who had it before, in words; empty if nobody
   */
  public Optional<String> reserve(String name, String words, String remedy) {
    return shapes.reserve(name, new Shapes.Holder(words, remedy)).map(Shapes.Holder::words);
  }

  /**
   * The names of the records of messages, by their methods: away from each other and from all names
   * that are kept.
   */
  public Map<String, String> recordNames(Collection<String> methods) {
    return new DistinctNames(TypeNames::fold, "_", TypeNames.LONGEST)
        .without(shapes.reserved())
        .of(methods.stream().map(one -> DistinctNames.Claim.of(one, JavaNames.type(one))).toList());
  }

  /** The names of the constants of messages, by their methods. */
  public static Map<String, String> constantNames(Collection<String> methods) {
    return ConstantNames.of(List.copyOf(methods)).stream()
        .collect(Collectors.toUnmodifiableMap(NamedType.Constant::wire, NamedType.Constant::name));
  }

  /**
   * The names of constants that are not named for their keys.
   *
   * @param words what each is named for, by its key
   */
  public static Map<String, String> constantNames(Map<String, String> words) {
    return ConstantNames.of(words);
  }

  /**
   * The type of a value.
   *
   * @param inlineName the name of the type, should it need one and stand in no definition; empty
   *     for a definition
   */
  public ValueType of(SchemaNode node, String inlineName, Origin origin) {
    if (!inlineName.isEmpty()) {
      shapes.names(bundle).want(node, inlineName);
    }
    ValueType type = values.of(node, origin).type();
    values.finish();
    return type;
  }
}
