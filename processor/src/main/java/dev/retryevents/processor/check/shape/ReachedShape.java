package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.check.Findings;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.schema.Bundle;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.Optional;

/** Gives schemas that something else than a row reaches their Java types. */
public final class ReachedShape {

  private final Shapes shapes;
  private final ValueShape values;

  /** Shapes over {@code bundle}; types with names go to {@code shapes}. */
  public ReachedShape(Bundle bundle, Shapes shapes, Findings findings) {
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
   * The type of a value; empty if it has none, which is reported at {@code origin}.
   *
   * @param inlineName the name of the type, should it need one and stand in no definition; empty
   *     for a definition
   */
  public Optional<ValueType> of(SchemaNode node, String inlineName, Origin origin) {
    return values.of(node, inlineName, origin).map(ValueShape.Typed::type);
  }
}
