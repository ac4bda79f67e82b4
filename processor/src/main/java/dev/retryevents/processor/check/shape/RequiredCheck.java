package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.Set;

/** Reports members that are required and are no properties: nothing could ever supply them. */
final class RequiredCheck {

  private final SchemaReport report;

  RequiredCheck(SchemaReport report) {
    this.report = report;
  }

  void check(SchemaNode object, Origin row) {
    Set<String> members = object.properties().keySet();
    object
        .required()
        .forEach(
            (name, place) -> {
              if (!members.contains(name)) {
                report.add(
                    Code.RequiredUnknown,
                    row,
                    place,
                    Wording.quoted(name)
                        + " is required but is no property"
                        + Wording.didYouMean(name, members));
              }
            });
  }
}
