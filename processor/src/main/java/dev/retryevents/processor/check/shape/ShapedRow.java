package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.declaration.DeclaredRow;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Leading;
import dev.retryevents.processor.model.RecordRules;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.List;
import java.util.Optional;

/**
 * A row with the shape of its record.
 *
 * @param row the row
 * @param definition its definition; empty if it was not found
 * @param leading the components that come from the interface it extends
 * @param components the components that come from the schema
 * @param rules what the schema asks of those together
 * @param sound whether the shape is all that the schema says; if not, that was reported
 */
public record ShapedRow(
    DeclaredRow row,
    Optional<SchemaNode> definition,
    List<Leading> leading,
    List<Component> components,
    RecordRules rules,
    boolean sound) {

  /** Copies the lists. */
  public ShapedRow {
    leading = List.copyOf(leading);
    components = List.copyOf(components);
  }

  /** The same shape, of which something is known to be wrong. */
  ShapedRow asUnsound() {
    return new ShapedRow(row, definition, leading, components, rules, false);
  }

  /** The component with that name in the schema. */
  public Optional<Component> component(String wire) {
    return components.stream().filter(component -> component.wire().equals(wire)).findFirst();
  }

  /** The names of the components in the schema, in its order. */
  public List<String> wireNames() {
    return components.stream().map(Component::wire).toList();
  }
}
