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

  public Map<String, SchemaNode> definitions() {
    return schemas(Keyword.DEFS);
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

  public List<SchemaNode> anyOf() {
    return branches(Keyword.ANY_OF);
  }

  public List<SchemaNode> oneOf() {
    return branches(Keyword.ONE_OF);
  }

  public Optional<BigDecimal> minimum() {
    return amount(Keyword.MINIMUM);
  }

  public Optional<BigDecimal> maximum() {
    return amount(Keyword.MAXIMUM);
  }

  public Optional<BigDecimal> exclusiveMinimum() {
    return amount(Keyword.EXCLUSIVE_MINIMUM);
  }

  public Optional<BigDecimal> exclusiveMaximum() {
    return amount(Keyword.EXCLUSIVE_MAXIMUM);
  }

  /** The least number of code points of a string. */
  public OptionalInt minLength() {
    return count(Keyword.MIN_LENGTH);
  }

  /** The greatest number of code points of a string. */
  public OptionalInt maxLength() {
    return count(Keyword.MAX_LENGTH);
  }

  private Optional<String> text(Keyword keyword) {
    return operand(keyword, Operand.Text.class).map(Operand.Text::text);
  }

  private Optional<BigDecimal> amount(Keyword keyword) {
    return operand(keyword, Operand.Amount.class).map(Operand.Amount::amount);
  }

  private OptionalInt count(Keyword keyword) {
    return operand(keyword, Operand.Count.class)
        .map(operand -> OptionalInt.of(operand.count()))
        .orElse(OptionalInt.empty());
  }

  private Optional<SchemaNode> schema(Keyword keyword) {
    return operand(keyword, Operand.Schema.class).map(Operand.Schema::node);
  }

  private List<SchemaNode> branches(Keyword keyword) {
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
