package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Leading;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.List;

/** Reports events that a record has no room for. */
final class ComponentCountCheck {

  private final SchemaReport report;

  ComponentCountCheck(SchemaReport report) {
    this.report = report;
  }

  void check(List<Leading> leading, List<Component> components, SchemaNode definition, Origin row) {
    if (!Slots.fit(leading, components)) {
      report.add(
          Code.TooManyComponents,
          row,
          definition.place(),
          "its record would take "
              + Slots.of(leading, components)
              + " slots where Java has "
              + Slots.MOST
              + " (a long or double takes two); move members into a definition of their own");
    }
  }
}
