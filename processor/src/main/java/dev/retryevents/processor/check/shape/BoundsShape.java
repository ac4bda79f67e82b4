package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Bounds;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Gathers what a schema asks of a value beside its type. */
final class BoundsShape {

  private static final Set<Keyword> ASKING =
      EnumSet.of(
          Keyword.MINIMUM,
          Keyword.MAXIMUM,
          Keyword.EXCLUSIVE_MINIMUM,
          Keyword.EXCLUSIVE_MAXIMUM,
          Keyword.MIN_LENGTH,
          Keyword.MAX_LENGTH,
          Keyword.PATTERN);

  private BoundsShape() {}

  /** What {@code node} asks of values of {@code type}; what is for other types asks nothing. */
  static Bounds of(SchemaNode node, ValueType type, Origin row, SchemaReport report) {
    if (type instanceof ValueType.Text) {
      return new Bounds(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          node.minLength(),
          node.maxLength(),
          node.pattern().filter(pattern -> compiles(pattern, node, row, report)));
    }
    boolean number =
        type instanceof ValueType.Int
            || type instanceof ValueType.Long
            || type instanceof ValueType.Double;
    return number
        ? new Bounds(
            node.minimum(),
            node.maximum(),
            node.exclusiveMinimum(),
            node.exclusiveMaximum(),
            OptionalInt.empty(),
            OptionalInt.empty(),
            Optional.empty())
        : Bounds.NONE;
  }

  /** Whether {@code node} asks anything of values of some type. */
  static boolean isAsked(SchemaNode node) {
    return ASKING.stream().anyMatch(node::has);
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
