package dev.retryevents.processor.schema;

import dev.retryevents.processor.schema.Operand.Literal;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A schema as it is written: its keywords with their values, nothing resolved and nothing judged.
 *
 * <p>A keyword that is absent reads as empty; {@link #has} tells it from one that is there and
 * empty.
 *
 * @param place where the schema stands
 * @param verdict what a boolean schema says of every value; null if the schema is an object
 * @param operands the value of each keyword
 * @param extensions the values of keys that begin with {@code x-} and are no keywords
 * @param unknownKeywords the places of all other keys: what they ask for is not known
 */
public record SchemaNode(
    SchemaPlace place,
    @Nullable Boolean verdict,
    Map<Keyword, Operand> operands,
    Map<String, Literal> extensions,
    Map<String, SchemaPlace> unknownKeywords) {

  /** Copies the maps; their order is that of the file. */
  public SchemaNode {
    operands = Collections.unmodifiableMap(new LinkedHashMap<>(operands));
    extensions = Collections.unmodifiableMap(new LinkedHashMap<>(extensions));
    unknownKeywords = Collections.unmodifiableMap(new LinkedHashMap<>(unknownKeywords));
  }

  /** Whether the keyword is written here. */
  public boolean has(Keyword keyword) {
    return operands.containsKey(keyword);
  }

  /** Where the keyword is written; where the schema is, if it is not. */
  public SchemaPlace placeOf(Keyword keyword) {
    Operand operand = operands.get(keyword);
    return operand == null ? place : operand.place();
  }

  public Optional<String> ref() {
    return text(Keyword.REF);
  }

  public Optional<String> title() {
    return text(Keyword.TITLE);
  }

  public Optional<String> description() {
    return text(Keyword.DESCRIPTION);
  }

  public Optional<String> pattern() {
    return text(Keyword.PATTERN);
  }

  /** What {@code x-msp-openness} says. */
  public Optional<String> openness() {
    return text(Keyword.OPENNESS);
  }

  /** The types that are named; empty if every type will do. */
  public Set<SchemaType> types() {
    return operand(Keyword.TYPE, Operand.Types.class).map(Operand.Types::types).orElse(Set.of());
  }

  /** Whether the keyword is there and true. */
  public boolean isTrue(Keyword keyword) {
    return operand(keyword, Operand.Flag.class).filter(Operand.Flag::value).isPresent();
  }

  /** The definitions by their names; {@code $defs} before the older {@code definitions}. */
  public Map<String, SchemaNode> definitions() {
    Map<String, SchemaNode> all = new LinkedHashMap<>(schemas(Keyword.DEFS));
    schemas(Keyword.DEFINITIONS).forEach(all::putIfAbsent);
    return all;
  }

  public Map<String, SchemaNode> properties() {
    return schemas(Keyword.PROPERTIES);
  }

  /** The names of the members that must be there, each with its place. */
  public Map<String, SchemaPlace> required() {
    return operand(Keyword.REQUIRED, Operand.Names.class)
        .map(Operand.Names::names)
        .orElse(Map.of());
  }

  public List<Literal> enumValues() {
    return operand(Keyword.ENUM, Operand.Literals.class)
        .map(Operand.Literals::values)
        .orElse(List.of());
  }

  /** The value of {@code const}. */
  public Optional<Literal> constant() {
    return operand(Keyword.CONST, Literal.class);
  }

  public Optional<SchemaNode> items() {
    return schema(Keyword.ITEMS);
  }

  public Optional<SchemaNode> additionalProperties() {
    return schema(Keyword.ADDITIONAL_PROPERTIES);
  }

  /** The members that another member asks for, by its name. */
  public Map<String, Operand.Names> dependentRequired() {
    return operand(Keyword.DEPENDENT_REQUIRED, Operand.NamesMap.class)
        .map(Operand.NamesMap::names)
        .orElse(Map.of());
  }

  public Map<String, SchemaNode> patternProperties() {
    return schemas(Keyword.PATTERN_PROPERTIES);
  }

  public Optional<SchemaNode> propertyNames() {
    return schema(Keyword.PROPERTY_NAMES);
  }

  public List<SchemaNode> allOf() {
    return branches(Keyword.ALL_OF);
  }

  public List<SchemaNode> anyOf() {
    return branches(Keyword.ANY_OF);
  }

  public List<SchemaNode> oneOf() {
    return branches(Keyword.ONE_OF);
  }

  /** The number that the keyword gives. */
  public Optional<BigDecimal> amount(Keyword keyword) {
    return operand(keyword, Operand.Amount.class).map(Operand.Amount::amount);
  }

  /** The whole number that the keyword gives. */
  public OptionalInt count(Keyword keyword) {
    return operand(keyword, Operand.Count.class)
        .map(operand -> OptionalInt.of(operand.count()))
        .orElse(OptionalInt.empty());
  }

  /** The same schema with those operands, and with no remarks that are no keywords. */
  public SchemaNode with(Map<Keyword, Operand> others) {
    return new SchemaNode(place, verdict, others, extensions, Map.of());
  }

  /** The same schema without that keyword. */
  public SchemaNode without(Keyword keyword) {
    Map<Keyword, Operand> others = new LinkedHashMap<>(operands);
    others.remove(keyword);
    return with(others);
  }

  /** The same schema in the place of another one. */
  public SchemaNode at(SchemaNode other) {
    return new SchemaNode(other.place, verdict, operands, extensions, Map.of());
  }

  /** Whether it makes no demand, whatever it remarks. */
  public boolean isSilent() {
    return verdict == null
        && operands.keySet().stream().allMatch(keyword -> keyword.force().isSilent());
  }

  private Optional<String> text(Keyword keyword) {
    return operand(keyword, Operand.Text.class).map(Operand.Text::text);
  }

  private Optional<SchemaNode> schema(Keyword keyword) {
    return operand(keyword, Operand.Schema.class).map(Operand.Schema::node);
  }

  /** The schemas that the keyword lists. */
  public List<SchemaNode> branches(Keyword keyword) {
    return operand(keyword, Operand.SchemaList.class)
        .map(Operand.SchemaList::nodes)
        .orElse(List.of());
  }

  private Map<String, SchemaNode> schemas(Keyword keyword) {
    return operand(keyword, Operand.SchemaMap.class).map(Operand.SchemaMap::nodes).orElse(Map.of());
  }

  private <T extends Operand> Optional<T> operand(Keyword keyword, Class<T> form) {
    return Optional.ofNullable(operands.get(keyword)).map(form::cast);
  }
}
