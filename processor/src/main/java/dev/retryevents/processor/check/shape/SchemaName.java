package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.schema.SchemaNode;
import java.util.List;

/**
 * Names the Java type of a schema by its place, so that it has one name, whichever references lead
 * to it.
 */
final class SchemaName {

  private static final String DEFS = "$defs";

  private SchemaName() {}

  /** Whether the schema stands right under {@code $defs}. */
  static boolean isDefinition(SchemaNode node) {
    List<String> steps = node.place().steps();
    return steps.size() == 2 && steps.get(0).equals(DEFS);
  }

  /**
   * The name of a definition is its own; {@code #/$defs/Item/properties/link}, which is none, is
   * {@code ItemLink}.
   */
  static String of(SchemaNode node) {
    StringBuilder name = new StringBuilder();
    List<String> steps = node.place().steps();
    for (int i = 0; i < steps.size(); i++) {
      boolean last = i + 1 == steps.size();
      switch (steps.get(i)) {
        case "items" -> name.append("Item");
        case "additionalProperties" -> name.append("Entry");
        case "anyOf", "oneOf" -> i++; // what follows is a number
        case DEFS, "properties" -> {
          if (!last) {
            i++; // and here it is a name, whatever it looks like
            name.append(JavaNames.type(steps.get(i)));
          }
        }
        default -> {}
      }
    }
    return name.isEmpty() ? "Value" : name.toString();
  }
}
