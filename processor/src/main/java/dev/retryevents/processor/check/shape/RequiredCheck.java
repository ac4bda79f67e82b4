package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.Set;

/**
 * Reports members that are required and are no properties. In an event that is a mistake: nothing
 * could ever supply them. Elsewhere they are kept as raw JSON, which is told.
 */
final class RequiredCheck {

  private final SchemaReport report;

  RequiredCheck(SchemaReport report) {
    this.report = report;
  }

  /** Checks the definition of an event. */
  void checkEvent(SchemaNode object, Origin row) {
    check(object, row, Code.RequiredUnknown, "");
  }

  /** Checks another object. */
  void checkType(SchemaNode object, Origin row) {
    check(object, row, Code.UnsupportedShape, ", and is kept as raw JSON");
  }

  private void check(SchemaNode object, Origin row, Code code, String consequence) {
    Set<String> members = object.properties().keySet();
    object
        .required()
        .forEach(
            (name, place) -> {
              if (!members.isEmpty() && !members.contains(name)) {
                report.add(
                    code,
                    row,
                    place,
                    Wording.quoted(name)
                        + " is required but is no property"
                        + consequence
                        + Wording.didYouMean(name, members));
              }
            });
  }
}
