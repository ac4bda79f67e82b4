package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.diagnostic.Code;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.diagnostic.Wording;
import dev.retryevents.processor.model.Bounds;
import dev.retryevents.processor.model.NumberBounds;
import dev.retryevents.processor.model.SizeBounds;
import dev.retryevents.processor.model.TextBounds;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.SchemaNode;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalInt;

/** Gathers what a schema asks of a value beside its type. */
final class BoundsShape {

  /** Doubles have fewer than 400 digits before the point; a decimal with more is no bound. */
  private static final int MOST_DIGITS = 400;

  private final SchemaReport report;

  BoundsShape(SchemaReport report) {
    this.report = report;
  }

  /** What {@code node} asks of values of {@code type}; what is for other types asks nothing. */
  Bounds of(SchemaNode node, ValueType type, Origin row) {
    if (type instanceof ValueType.Text) {
      return Bounds.of(text(node, row));
    }
    if (type.isInteger() || type instanceof ValueType.Double) {
      return Bounds.of(
          new NumberBounds(
              bound(Keyword.MINIMUM, node, row),
              bound(Keyword.MAXIMUM, node, row),
              bound(Keyword.EXCLUSIVE_MINIMUM, node, row),
              bound(Keyword.EXCLUSIVE_MAXIMUM, node, row),
              bound(Keyword.MULTIPLE_OF, node, row).filter(step -> step.signum() > 0)));
    }
    if (type instanceof ValueType.ListOf) {
      boolean unique = node.isTrue(Keyword.UNIQUE_ITEMS);
      return Bounds.of(size(node, Keyword.MIN_ITEMS, Keyword.MAX_ITEMS, unique));
    }
    return type instanceof ValueType.MapOf || type instanceof ValueType.AnyObject
        ? Bounds.of(size(node, Keyword.MIN_PROPERTIES, Keyword.MAX_PROPERTIES, false))
        : Bounds.NONE;
  }

  /** What it asks of strings. */
  TextBounds text(SchemaNode node, Origin row) {
    return new TextBounds(
        least(node.count(Keyword.MIN_LENGTH)),
        node.count(Keyword.MAX_LENGTH),
        node.pattern().filter(pattern -> compiles(pattern, node, row)));
  }

  private static SizeBounds size(SchemaNode node, Keyword fewest, Keyword most, boolean unique) {
    return new SizeBounds(least(node.count(fewest)), node.count(most), unique);
  }

  /** To have at least nothing is no demand. */
  private static OptionalInt least(OptionalInt count) {
    return count.orElse(0) == 0 ? OptionalInt.empty() : count;
  }

  /** A bound far beyond all doubles has more digits than anyone could count with. */
  private Optional<BigDecimal> bound(Keyword keyword, SchemaNode node, Origin row) {
    Optional<BigDecimal> bound = node.amount(keyword);
    Optional<BigDecimal> kept = bound.filter(BoundsShape::isCountable);
    if (kept.isEmpty() && bound.isPresent()) {
      report.add(
          Code.NotAsserted,
          row,
          node.placeOf(keyword),
          Wording.quoted(keyword.spelling())
              + " is beyond the range of a double, and is not checked; write it nearer");
    }
    return kept;
  }

  /** Whether a number has so few digits on either side of the point that one can count with it. */
  static boolean isCountable(BigDecimal number) {
    return number.scale() <= MOST_DIGITS
        && (long) number.precision() - number.scale() <= MOST_DIGITS;
  }

  private boolean compiles(String pattern, SchemaNode node, Origin row) {
    Optional<String> fault = PatternFault.of(pattern);
    fault.ifPresent(
        words -> report.add(Code.PatternSyntax, row, node.placeOf(Keyword.PATTERN), words));
    return fault.isEmpty();
  }
}
