package dev.retryevents.processor.schema;

import dev.retryevents.json.JsonToken;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A keyword that the reader understands, and the form of its value.
 *
 * <p>Source: JSON Schema 2020-12, Core and Validation, as far as a Java type can follow it, plus
 * {@code x-msp-openness}, with which the Muse Session Protocol says whether an enum may grow.
 */
public enum Keyword {
  DIALECT("$schema", Form.TEXT),
  COMMENT("$comment", Form.NOTE),
  REF("$ref", Form.TEXT),
  DEFS("$defs", Form.SCHEMA_MAP),
  TITLE("title", Form.TEXT),
  DESCRIPTION("description", Form.TEXT),
  DEFAULT("default", Form.NOTE),
  EXAMPLES("examples", Form.NOTE),
  DEPRECATED("deprecated", Form.NOTE),
  TYPE("type", Form.TYPES),
  ENUM("enum", Form.LITERALS),
  CONST("const", Form.LITERAL),
  OPENNESS("x-msp-openness", Form.TEXT),
  PROPERTIES("properties", Form.SCHEMA_MAP),
  REQUIRED("required", Form.NAMES),
  DEPENDENT_REQUIRED("dependentRequired", Form.NAMES_MAP),
  ADDITIONAL_PROPERTIES("additionalProperties", Form.SCHEMA),
  ITEMS("items", Form.SCHEMA),
  ANY_OF("anyOf", Form.SCHEMA_LIST),
  ONE_OF("oneOf", Form.SCHEMA_LIST),
  MINIMUM("minimum", Form.NUMBER),
  MAXIMUM("maximum", Form.NUMBER),
  EXCLUSIVE_MINIMUM("exclusiveMinimum", Form.NUMBER),
  EXCLUSIVE_MAXIMUM("exclusiveMaximum", Form.NUMBER),
  MIN_LENGTH("minLength", Form.COUNT),
  MAX_LENGTH("maxLength", Form.COUNT),
  PATTERN("pattern", Form.TEXT);

  /** What the value of a keyword looks like. */
  enum Form {
    TEXT("a string"),
    NUMBER("a number"),
    COUNT("a whole number, 0 or greater"),
    TYPES("a string or an array of strings"),
    NAMES("an array of strings"),
    NAMES_MAP("an object of arrays of strings"),
    LITERAL("a value"),
    LITERALS("an array"),
    SCHEMA("an object, true or false"),
    SCHEMA_LIST("an array of schemas"),
    SCHEMA_MAP("an object of schemas"),
    /** For people who read the schema; no value is kept. */
    NOTE("a value");

    private final String words;

    Form(String words) {
      this.words = words;
    }

    /** The form as an error names it. */
    String words() {
      return words;
    }

    boolean beginsWith(JsonToken token) {
      return switch (this) {
        case TEXT -> token == JsonToken.STRING;
        case NUMBER, COUNT -> token == JsonToken.NUMBER;
        case TYPES -> token == JsonToken.STRING || token == JsonToken.BEGIN_ARRAY;
        case NAMES, LITERALS, SCHEMA_LIST -> token == JsonToken.BEGIN_ARRAY;
        case NAMES_MAP, SCHEMA_MAP -> token == JsonToken.BEGIN_OBJECT;
        case SCHEMA -> token == JsonToken.BEGIN_OBJECT || token == JsonToken.BOOLEAN;
        case LITERAL, NOTE -> true;
      };
    }
  }

  private static final Map<String, Keyword> BY_SPELLING = bySpelling();

  private final String spelling;
  private final Form form;

  Keyword(String spelling, Form form) {
    this.spelling = spelling;
    this.form = form;
  }

  /** The keyword as a schema spells it. */
  public String spelling() {
    return spelling;
  }

  Form form() {
    return form;
  }

  /** The keyword that is spelled so, or null: names are case-sensitive and there are no others. */
  static @Nullable Keyword of(String spelling) {
    return BY_SPELLING.get(spelling);
  }

  private static Map<String, Keyword> bySpelling() {
    Map<String, Keyword> keywords = new HashMap<>();
    for (Keyword keyword : values()) {
      keywords.put(keyword.spelling, keyword);
    }
    return Map.copyOf(keywords);
  }
}
