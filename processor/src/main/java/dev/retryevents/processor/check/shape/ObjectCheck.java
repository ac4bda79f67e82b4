package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.List;

/** Reports objects that ask for more than the components of a record can keep. */
final class ObjectCheck {

  private static final List<Keyword> SHAPES =
      List.of(Keyword.ENUM, Keyword.CONST, Keyword.ANY_OF, Keyword.ONE_OF);

  private final SchemaReport report;

  ObjectCheck(SchemaReport report) {
    this.report = report;
  }

  /** Whether a record keeps all that {@code object} asks for. */
  boolean isRecord(SchemaNode object, Origin row) {
    boolean kept = true;
    for (Keyword shape : SHAPES) {
      if (object.has(shape)) {
        kept = false;
        report.add(
            Code.UnsupportedShape,
            row,
            object.placeOf(shape),
            Wording.quoted(shape.spelling())
                + " beside properties has no Java type; move it to a member");
      }
    }
    if (object.additionalProperties().filter(others -> others.verdict() == null).isPresent()) {
      kept = false;
      report.add(
          Code.UnsupportedShape,
          row,
          object.placeOf(Keyword.ADDITIONAL_PROPERTIES),
          "members and a schema for all others have no Java type together; keep one");
    }
    return kept;
  }
}
