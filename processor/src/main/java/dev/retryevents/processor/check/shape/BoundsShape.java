package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Bounds;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Gathers what a schema asks of a value beside its type. */
final class BoundsShape {

  private BoundsShape() {}

  static Bounds of(SchemaNode node, Origin row, SchemaReport report) {
    return new Bounds(
        node.minimum(),
        node.maximum(),
        node.exclusiveMinimum(),
        node.exclusiveMaximum(),
        node.minLength(),
        node.maxLength(),
        node.pattern().filter(pattern -> compiles(pattern, node, row, report)));
  }

  /** JSON Schema means ECMA-262, Java has its own dialect: what both read is what can be kept. */
  private static boolean compiles(
      String pattern, SchemaNode node, Origin row, SchemaReport report) {
    try {
      Pattern.compile(pattern);
      return true;
    } catch (PatternSyntaxException fault) {
      report.add(
          Code.PatternSyntax,
          row,
          node.placeOf(Keyword.PATTERN),
          "Java cannot compile the pattern "
              + Wording.quoted(pattern)
              + ": "
              + fault.getDescription()
              + optionalIndex(fault).map(index -> " at character " + index).orElse(""));
      return false;
    }
  }

  private static Optional<Integer> optionalIndex(PatternSyntaxException fault) {
    return fault.getIndex() < 0 ? Optional.empty() : Optional.of(fault.getIndex() + 1);
  }
}
