package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Bounds;
import dev.retryevents.processor.model.NumberBounds;
import dev.retryevents.processor.model.TextBounds;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.Optional;
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

  /** Doubles have fewer than 400 digits before the point; a decimal with more is no bound. */
  private static final int MOST_DIGITS = 400;

  private BoundsShape() {}

  /** What {@code node} asks of values of {@code type}; what is for other types asks nothing. */
  static Bounds of(SchemaNode node, ValueType type, Origin row, SchemaReport report) {
    if (type instanceof ValueType.Text) {
      return Bounds.of(
          new TextBounds(
              node.minLength(),
              node.maxLength(),
              node.pattern().filter(pattern -> compiles(pattern, node, row, report))));
    }
    return type.isInteger() || type instanceof ValueType.Double
        ? Bounds.of(
            new NumberBounds(
                bound(Keyword.MINIMUM, node.minimum(), node, row, report),
                bound(Keyword.MAXIMUM, node.maximum(), node, row, report),
                bound(Keyword.EXCLUSIVE_MINIMUM, node.exclusiveMinimum(), node, row, report),
                bound(Keyword.EXCLUSIVE_MAXIMUM, node.exclusiveMaximum(), node, row, report),
                Optional.empty()))
        : Bounds.NONE;
  }

  /** A bound far beyond all doubles has more digits than anyone could count with. */
  private static Optional<BigDecimal> bound(
      Keyword keyword,
      Optional<BigDecimal> bound,
      SchemaNode node,
      Origin row,
      SchemaReport report) {
    boolean countable =
        bound
            .filter(
                number ->
                    number.scale() > MOST_DIGITS
                        || (long) number.precision() - number.scale() > MOST_DIGITS)
            .isEmpty();
    if (!countable) {
      report.add(
          Code.UnsupportedShape,
          row,
          node.placeOf(keyword),
          Wording.quoted(keyword.spelling()) + " is beyond the range of a double; write it nearer");
    }
    return bound.filter(number -> countable);
  }

  /** Whether {@code node} asks anything of values of some type. */
  static boolean isAsked(SchemaNode node) {
    return ASKING.stream().anyMatch(node::has);
  }

  /** JSON Schema means ECMA-262, Java has its own dialect: what both read is what can be kept. */
  private static boolean compiles(
      String pattern, SchemaNode node, Origin row, SchemaReport report) {
    if (!ClassFileRoom.holdsConstant(pattern)) {
      report.add(
          Code.PatternSyntax,
          row,
          node.placeOf(Keyword.PATTERN),
          "the pattern is too long for a Java constant; shorten it");
      return false;
    }
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
    } catch (StackOverflowError fault) {
      report.add(
          Code.PatternSyntax,
          row,
          node.placeOf(Keyword.PATTERN),
          "Java cannot compile the pattern, which is nested too deep; make it flatter");
      return false;
    }
  }

  private static Optional<Integer> optionalIndex(PatternSyntaxException fault) {
    return fault.getIndex() < 0 ? Optional.empty() : Optional.of(fault.getIndex() + 1);
  }
}
