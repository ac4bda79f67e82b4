package dev.retryevents.processor.schema;

import dev.retryevents.json.JsonReader;
import dev.retryevents.json.JsonToken;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.schema.Operand.Literal;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads the value of a keyword in the form that the keyword asks for. */
final class OperandReader {
  private static final BigDecimal GREATEST_INT = BigDecimal.valueOf(Integer.MAX_VALUE);

  private final PlacedReader placed;
  private final JsonReader json;
  private final SchemaReader schemas;

  OperandReader(PlacedReader placed, SchemaReader schemas) {
    this.placed = placed;
    this.json = placed.json();
    this.schemas = schemas;
  }

  /** The value of a keyword; nothing if the keyword is only a note to people. */
  Optional<Operand> read(Keyword keyword, SchemaPlace place) {
    if (!keyword.form().beginsWith(json.peek())) {
      throw misfit(keyword, placed.here(place));
    }
    if (keyword.form() == Keyword.Form.NOTE) {
      json.skipValue();
      return Optional.empty();
    }
    return Optional.of(operand(keyword, place));
  }

  private Operand operand(Keyword keyword, SchemaPlace place) {
    return switch (keyword.form()) {
      case TEXT -> new Operand.Text(place, json.nextString());
      case NUMBER -> new Operand.Amount(place, number(keyword, place));
      case COUNT -> new Operand.Count(place, count(keyword, place));
      case FLAG -> new Operand.Flag(place, json.nextBoolean());
      case TYPES -> new Operand.Types(place, types(place));
      case NAMES -> names(place);
      case NAMES_MAP -> namesMap(place);
      case LITERAL -> literal(place);
      case LITERALS -> literals(place);
      case SCHEMA -> new Operand.Schema(place, schemas.read(place));
      case SCHEMA_LIST -> schemaList(place);
      case SCHEMA_MAP -> schemaMap(place);
      case NOTE -> throw new AssertionError(keyword);
    };
  }

  Literal literal(SchemaPlace place) {
    return new Literal(place, JsonValue.read(json));
  }

  private BigDecimal number(Keyword keyword, SchemaPlace place) {
    SchemaPlace here = placed.here(place);
    String text = json.nextNumber();
    try {
      return new BigDecimal(text);
    } catch (NumberFormatException e) {
      throw new BundleException(here, quoted(keyword) + " is out of every range: " + text);
    }
  }

  private int count(Keyword keyword, SchemaPlace place) {
    SchemaPlace here = placed.here(place);
    BigDecimal number = number(keyword, place);
    if (number.compareTo(GREATEST_INT) > 0) {
      return Integer.MAX_VALUE;
    }
    // 2.0 is a whole number to JSON Schema, so the value decides and not the spelling.
    if (number.signum() < 0 || number.stripTrailingZeros().scale() > 0) {
      throw misfit(keyword, here);
    }
    return number.intValueExact();
  }

  private Set<SchemaType> types(SchemaPlace place) {
    Set<SchemaType> types = EnumSet.noneOf(SchemaType.class);
    if (json.peek() == JsonToken.STRING) {
      types.add(type(place));
    } else {
      placed.elements(place, element -> types.add(type(element)));
    }
    return types;
  }

  private SchemaType type(SchemaPlace place) {
    SchemaPlace here = placed.here(place);
    String word = json.nextString();
    return SchemaType.of(word)
        .orElseThrow(
            () ->
                new BundleException(here, "\"" + word + "\" is no type; there are: " + allTypes()));
  }

  private static String allTypes() {
    return Arrays.stream(SchemaType.values())
        .map(SchemaType::word)
        .collect(Collectors.joining(", "));
  }

  private Operand.Names names(SchemaPlace place) {
    Map<String, SchemaPlace> names = new LinkedHashMap<>();
    placed.elements(place, element -> names.putIfAbsent(json.nextString(), element));
    return new Operand.Names(place, names);
  }

  private Operand namesMap(SchemaPlace place) {
    Map<String, Operand.Names> names = new LinkedHashMap<>();
    placed.members(place, (name, member) -> names.put(name, names(member)));
    return new Operand.NamesMap(place, names);
  }

  private Operand literals(SchemaPlace place) {
    List<Literal> values = new ArrayList<>();
    placed.elements(place, element -> values.add(literal(element)));
    return new Operand.Literals(place, values);
  }

  private Operand schemaList(SchemaPlace place) {
    List<SchemaNode> nodes = new ArrayList<>();
    placed.elements(place, element -> nodes.add(schemas.read(element)));
    return new Operand.SchemaList(place, nodes);
  }

  private Operand schemaMap(SchemaPlace place) {
    Map<String, SchemaNode> nodes = new LinkedHashMap<>();
    placed.members(place, (name, member) -> nodes.put(name, schemas.read(member)));
    return new Operand.SchemaMap(place, nodes);
  }

  private static BundleException misfit(Keyword keyword, SchemaPlace here) {
    return new BundleException(here, quoted(keyword) + " must be " + keyword.form().words());
  }

  private static String quoted(Keyword keyword) {
    return "\"" + keyword.spelling() + "\"";
  }
}
