package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.List;
import java.util.Set;

/** Tells definitions from the schemas inside of them. */
final class Definitions {

  private static final Set<String> HOLDERS =
      Set.of(Keyword.DEFS.spelling(), Keyword.DEFINITIONS.spelling());

  private Definitions() {}

  /** Whether the schema stands right under {@code $defs}, or its older spelling. */
  static boolean isDefinition(SchemaNode node) {
    List<String> steps = node.place().steps();
    return steps.size() == 2 && HOLDERS.contains(steps.get(0));
  }
}
