package dev.retryevents.processor.check.shape;

import dev.retryevents.event.SchemaPattern;
import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.Operand;
import dev.retryevents.processor.schema.SchemaNode;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The values of an enum, or of a const, that break nothing else of what stands beside it. */
final class ListedValues {

  /** What asks something of the parts of a value: too much to be asked of a listed one. */
  private static final List<Keyword> OF_PARTS =
      List.of(
          Keyword.ITEMS,
          Keyword.PROPERTIES,
          Keyword.REQUIRED,
          Keyword.DEPENDENT_REQUIRED,
          Keyword.ADDITIONAL_PROPERTIES,
          Keyword.PATTERN_PROPERTIES,
          Keyword.PROPERTY_NAMES);

  private final SchemaNode node;

  ListedValues(SchemaNode node) {
    this.node = node;
  }

  /** The values, each once. */
  List<JsonValue> all() {
    List<JsonValue> listed = node.enumValues().stream().map(Operand.Literal::value).toList();
    Optional<JsonValue> only = node.constant().map(Operand.Literal::value);
    return only.map(List::of).orElse(listed).stream()
        .filter(value -> only.isEmpty() || !node.has(Keyword.ENUM) || listed.contains(value))
        .filter(value -> TypeOf.fits(value, node.types()))
        .filter(this::isWithinBounds)
        .distinct()
        .toList();
  }

  /** The keywords whose demands on those values are not checked. */
  List<Keyword> unchecked(List<JsonValue> values) {
    boolean parts =
        values.stream()
            .anyMatch(value -> value instanceof JsonArray || value instanceof JsonObject);
    return parts ? OF_PARTS.stream().filter(node::has).toList() : List.of();
  }

  /** The keywords that are not checked of values which an open enum does not list. */
  List<Keyword> uncheckedIfOpen() {
    return Stream.of(Keyword.MIN_LENGTH, Keyword.MAX_LENGTH, Keyword.PATTERN)
        .filter(node::has)
        .toList();
  }

  private boolean isWithinBounds(JsonValue value) {
    if (value instanceof JsonNumber number) {
      return isWithinBounds(number);
    } else if (value instanceof JsonString text) {
      String string = text.value();
      return isCount(
              string.codePointCount(0, string.length()), Keyword.MIN_LENGTH, Keyword.MAX_LENGTH)
          && node.pattern()
              .filter(pattern -> PatternFault.of(pattern).isEmpty())
              .map(pattern -> SchemaPattern.of(pattern).find(string))
              .filter(outcome -> outcome != SchemaPattern.Outcome.FOUND)
              .isEmpty();
    } else if (value instanceof JsonArray array) {
      List<JsonValue> elements = array.elements();
      return isCount(elements.size(), Keyword.MIN_ITEMS, Keyword.MAX_ITEMS)
          && !(node.isTrue(Keyword.UNIQUE_ITEMS)
              && new HashSet<>(elements).size() < elements.size());
    }
    return !(value instanceof JsonObject object)
        || isCount(object.members().size(), Keyword.MIN_PROPERTIES, Keyword.MAX_PROPERTIES);
  }

  private boolean isWithinBounds(JsonNumber number) {
    BigDecimal value;
    try {
      value = number.toBigDecimal();
    } catch (ArithmeticException beyondDecimals) {
      return true; // and listed as raw JSON
    }
    return compared(value, Keyword.MINIMUM).orElse(0) >= 0
        && compared(value, Keyword.MAXIMUM).orElse(0) <= 0
        && compared(value, Keyword.EXCLUSIVE_MINIMUM).orElse(1) > 0
        && compared(value, Keyword.EXCLUSIVE_MAXIMUM).orElse(-1) < 0
        && bound(Keyword.MULTIPLE_OF)
            .filter(step -> step.signum() > 0 && BoundsShape.isCountable(value))
            .filter(step -> value.remainder(step).signum() != 0)
            .isEmpty();
  }

  private Optional<Integer> compared(BigDecimal value, Keyword keyword) {
    return bound(keyword).map(value::compareTo);
  }

  /** A bound, unless it is one that is not checked. */
  private Optional<BigDecimal> bound(Keyword keyword) {
    return node.amount(keyword).filter(BoundsShape::isCountable);
  }

  private boolean isCount(int count, Keyword least, Keyword most) {
    return count >= node.count(least).orElse(0) && count <= node.count(most).orElse(count);
  }
}
