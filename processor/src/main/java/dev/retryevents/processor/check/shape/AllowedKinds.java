package dev.retryevents.processor.check.shape;

import dev.retryevents.json.JsonArray;
import dev.retryevents.json.JsonBoolean;
import dev.retryevents.json.JsonNumber;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.JsonKind;
import dev.retryevents.processor.schema.Keyword;
import dev.retryevents.processor.schema.Operand;
import dev.retryevents.processor.schema.SchemaNode;
import dev.retryevents.processor.schema.SchemaType;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Tells which types of JSON a schema allows, null apart.
 *
 * <p>A schema that names no type, and asks something of values of one type alone, is read as that
 * type: whoever writes {@code properties} means an object.
 */
final class AllowedKinds {

  private static final Map<JsonKind, Set<Keyword>> HINTS =
      Map.of(
          JsonKind.STRING,
          EnumSet.of(Keyword.MIN_LENGTH, Keyword.MAX_LENGTH, Keyword.PATTERN),
          JsonKind.NUMBER,
          EnumSet.of(
              Keyword.MINIMUM,
              Keyword.MAXIMUM,
              Keyword.EXCLUSIVE_MINIMUM,
              Keyword.EXCLUSIVE_MAXIMUM,
              Keyword.MULTIPLE_OF),
          JsonKind.ARRAY,
          EnumSet.of(
              Keyword.ITEMS,
              Keyword.PREFIX_ITEMS,
              Keyword.MIN_ITEMS,
              Keyword.MAX_ITEMS,
              Keyword.UNIQUE_ITEMS,
              Keyword.CONTAINS),
          JsonKind.OBJECT,
          EnumSet.of(
              Keyword.PROPERTIES,
              Keyword.REQUIRED,
              Keyword.DEPENDENT_REQUIRED,
              Keyword.ADDITIONAL_PROPERTIES,
              Keyword.PATTERN_PROPERTIES,
              Keyword.PROPERTY_NAMES,
              Keyword.MIN_PROPERTIES,
              Keyword.MAX_PROPERTIES));

  private final Expansion expansion;
  private final Origin row;
  private final Set<String> open = new HashSet<>();

  AllowedKinds(Expansion expansion, Origin row) {
    this.expansion = expansion;
    this.row = row;
  }

  /** The types; empty if they cannot be told, as of a schema that allows all. */
  Optional<Set<JsonKind>> of(SchemaNode whole) {
    if (whole.verdict() != null) {
      return Optional.empty();
    }
    Optional<Set<JsonKind>> own = own(whole);
    for (Keyword union : List.of(Keyword.ONE_OF, Keyword.ANY_OF)) {
      if (own.isEmpty() && !whole.branches(union).isEmpty()) {
        own = ofBranches(whole, union);
      }
    }
    return own;
  }

  private Optional<Set<JsonKind>> ofBranches(SchemaNode whole, Keyword union) {
    if (!open.add(whole.place().pointer())) {
      return Optional.empty();
    }
    Set<JsonKind> all = EnumSet.noneOf(JsonKind.class);
    boolean known = true;
    for (SchemaNode branch : whole.branches(union)) {
      Optional<Set<JsonKind>> kinds =
          expansion.of(branch, row).map(Expansion.Whole::node).flatMap(this::of);
      known = known && kinds.isPresent();
      kinds.ifPresent(all::addAll);
    }
    open.remove(whole.place().pointer());
    return known ? Optional.of(simplified(all)) : Optional.empty();
  }

  /** The types that a schema names itself. */
  static Optional<Set<JsonKind>> own(SchemaNode node) {
    if (node.constant().isPresent()) {
      return Optional.of(ofValues(List.of(node.constant().get())));
    }
    if (node.has(Keyword.ENUM)) {
      return Optional.of(ofValues(node.enumValues()));
    }
    Set<JsonKind> kinds = EnumSet.noneOf(JsonKind.class);
    if (!node.types().isEmpty()) {
      node.types().stream().flatMap(type -> of(type).stream()).forEach(kinds::add);
      return Optional.of(simplified(kinds));
    }
    HINTS.forEach(
        (kind, keywords) -> {
          if (keywords.stream().anyMatch(node::has)) {
            kinds.add(kind);
          }
        });
    return Optional.of(kinds).filter(hinted -> hinted.size() == 1);
  }

  private static Set<JsonKind> ofValues(List<Operand.Literal> values) {
    Set<JsonKind> kinds = EnumSet.noneOf(JsonKind.class);
    values.forEach(value -> of(value.value()).ifPresent(kinds::add));
    return simplified(kinds);
  }

  private static Set<JsonKind> simplified(Set<JsonKind> kinds) {
    if (kinds.contains(JsonKind.NUMBER)) {
      kinds.remove(JsonKind.INTEGER);
    }
    return kinds;
  }

  private static Optional<JsonKind> of(JsonValue value) {
    if (value instanceof JsonNumber) {
      return Optional.of(JsonKind.NUMBER);
    } else if (value instanceof JsonString) {
      return Optional.of(JsonKind.STRING);
    } else if (value instanceof JsonBoolean) {
      return Optional.of(JsonKind.BOOLEAN);
    } else if (value instanceof JsonArray) {
      return Optional.of(JsonKind.ARRAY);
    }
    return value instanceof JsonObject ? Optional.of(JsonKind.OBJECT) : Optional.empty();
  }

  private static Optional<JsonKind> of(SchemaType type) {
    return switch (type) {
      case INTEGER -> Optional.of(JsonKind.INTEGER);
      case NUMBER -> Optional.of(JsonKind.NUMBER);
      case STRING -> Optional.of(JsonKind.STRING);
      case BOOLEAN -> Optional.of(JsonKind.BOOLEAN);
      case ARRAY -> Optional.of(JsonKind.ARRAY);
      case OBJECT -> Optional.of(JsonKind.OBJECT);
      case NULL -> Optional.empty();
    };
  }

  /** The part of a schema that is for values of one type. */
  static SchemaNode only(SchemaNode node, JsonKind kind) {
    Map<Keyword, Operand> operands = new EnumMap<>(Keyword.class);
    operands.putAll(node.operands());
    SchemaType type = SchemaType.valueOf(kind.name());
    operands.put(Keyword.TYPE, new Operand.Types(node.placeOf(Keyword.TYPE), Set.of(type)));
    return node.with(operands);
  }
}
