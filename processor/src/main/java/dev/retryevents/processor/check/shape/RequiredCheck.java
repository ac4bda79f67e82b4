package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.Set;

/** Tells of members that are required and are no properties: a slip, more often than not. */
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
                        + " is required but is no property, and is kept as raw JSON"
                        + Wording.didYouMean(name, members));
              }
            });
  }
}
