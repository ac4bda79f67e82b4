package dev.retryevents.processor.schema;

import dev.retryevents.json.JsonToken;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A keyword of JSON Schema, the form of its value, and what becomes of its demand: the one table
 * that warnings and documentation go by.
 *
 * <p>Source: JSON Schema 2020-12, Core and Validation, with the older spellings that its
 * meta-schema still knows, plus {@code x-msp-openness}, with which the Muse Session Protocol says
 * whether an enum may grow.
 */
public enum Keyword {
  DIALECT("$schema", Form.TEXT, Force.STRUCTURE),
  ID("$id", Form.TEXT, Force.STRUCTURE),
  ANCHOR("$anchor", Form.TEXT, Force.STRUCTURE),
  DYNAMIC_ANCHOR("$dynamicAnchor", Form.TEXT, Force.STRUCTURE),
  VOCABULARY("$vocabulary", Form.NOTE, Force.STRUCTURE),
  REF("$ref", Form.TEXT, Force.ASSERTED),
  DYNAMIC_REF("$dynamicRef", Form.TEXT, Force.NOT_ASSERTED),
  DEFS("$defs", Form.SCHEMA_MAP, Force.STRUCTURE),
  DEFINITIONS("definitions", Form.SCHEMA_MAP, Force.STRUCTURE),
  COMMENT("$comment", Form.NOTE, Force.ANNOTATION),
  TITLE("title", Form.TEXT, Force.ANNOTATION),
  DESCRIPTION("description", Form.TEXT, Force.ANNOTATION),
  DEFAULT("default", Form.NOTE, Force.ANNOTATION),
  EXAMPLES("examples", Form.NOTE, Force.ANNOTATION),
  DEPRECATED("deprecated", Form.FLAG, Force.ANNOTATION),
  READ_ONLY("readOnly", Form.NOTE, Force.ANNOTATION),
  WRITE_ONLY("writeOnly", Form.NOTE, Force.ANNOTATION),
  FORMAT("format", Form.NOTE, Force.ANNOTATION),
  CONTENT_ENCODING("contentEncoding", Form.NOTE, Force.ANNOTATION),
  CONTENT_MEDIA_TYPE("contentMediaType", Form.NOTE, Force.ANNOTATION),
  CONTENT_SCHEMA("contentSchema", Form.NOTE, Force.ANNOTATION),
  TYPE("type", Form.TYPES, Force.ASSERTED),
  ENUM("enum", Form.LITERALS, Force.ASSERTED),
  CONST("const", Form.LITERAL, Force.ASSERTED),
  OPENNESS("x-msp-openness", Form.TEXT, Force.ASSERTED),
  PROPERTIES("properties", Form.SCHEMA_MAP, Force.ASSERTED),
  REQUIRED("required", Form.NAMES, Force.ASSERTED),
  DEPENDENT_REQUIRED("dependentRequired", Form.NAMES_MAP, Force.ASSERTED),
  ADDITIONAL_PROPERTIES("additionalProperties", Form.SCHEMA, Force.PARTLY),
  PATTERN_PROPERTIES("patternProperties", Form.SCHEMA_MAP, Force.PARTLY),
  PROPERTY_NAMES("propertyNames", Form.SCHEMA, Force.PARTLY),
  MIN_PROPERTIES("minProperties", Form.COUNT, Force.PARTLY),
  MAX_PROPERTIES("maxProperties", Form.COUNT, Force.PARTLY),
  DEPENDENT_SCHEMAS("dependentSchemas", Form.SCHEMA_MAP, Force.NOT_ASSERTED),
  DEPENDENCIES("dependencies", Form.LITERAL, Force.NOT_ASSERTED),
  UNEVALUATED_PROPERTIES("unevaluatedProperties", Form.SCHEMA, Force.NOT_ASSERTED),
  ITEMS("items", Form.SCHEMA, Force.ASSERTED),
  MIN_ITEMS("minItems", Form.COUNT, Force.ASSERTED),
  MAX_ITEMS("maxItems", Form.COUNT, Force.ASSERTED),
  UNIQUE_ITEMS("uniqueItems", Form.FLAG, Force.ASSERTED),
  PREFIX_ITEMS("prefixItems", Form.SCHEMA_LIST, Force.NOT_ASSERTED),
  CONTAINS("contains", Form.SCHEMA, Force.NOT_ASSERTED),
  MIN_CONTAINS("minContains", Form.COUNT, Force.NOT_ASSERTED),
  MAX_CONTAINS("maxContains", Form.COUNT, Force.NOT_ASSERTED),
  UNEVALUATED_ITEMS("unevaluatedItems", Form.SCHEMA, Force.NOT_ASSERTED),
  ALL_OF("allOf", Form.SCHEMA_LIST, Force.ASSERTED),
  ANY_OF("anyOf", Form.SCHEMA_LIST, Force.PARTLY),
  ONE_OF("oneOf", Form.SCHEMA_LIST, Force.PARTLY),
  NOT("not", Form.SCHEMA, Force.NOT_ASSERTED),
  IF("if", Form.SCHEMA, Force.NOT_ASSERTED),
  THEN("then", Form.SCHEMA, Force.NOT_ASSERTED),
  ELSE("else", Form.SCHEMA, Force.NOT_ASSERTED),
  MINIMUM("minimum", Form.NUMBER, Force.ASSERTED),
  MAXIMUM("maximum", Form.NUMBER, Force.ASSERTED),
  EXCLUSIVE_MINIMUM("exclusiveMinimum", Form.NUMBER, Force.ASSERTED),
  EXCLUSIVE_MAXIMUM("exclusiveMaximum", Form.NUMBER, Force.ASSERTED),
  MULTIPLE_OF("multipleOf", Form.NUMBER, Force.ASSERTED),
  MIN_LENGTH("minLength", Form.COUNT, Force.ASSERTED),
  MAX_LENGTH("maxLength", Form.COUNT, Force.ASSERTED),
  PATTERN("pattern", Form.TEXT, Force.ASSERTED);

  /** What becomes of the demand of a keyword. */
  public enum Force {
    /** It makes no demand on values: it names schemas, or holds them. */
    STRUCTURE,
    /** It makes no demand on values: it is for people and tools that show them. */
    ANNOTATION,
    /** Generated types keep to it. */
    ASSERTED,
    /** Generated types keep to it where Java has a type for it; where not, a warning says so. */
    PARTLY,
    /** Generated types do not check it, and a warning says so. */
    NOT_ASSERTED;

    /** Whether a schema that has only such keywords allows every value. */
    public boolean isSilent() {
      return this == STRUCTURE || this == ANNOTATION;
    }
  }

  /** What the value of a keyword looks like. */
  enum Form {
    TEXT("a string"),
    NUMBER("a number"),
    COUNT("a whole number, 0 or greater"),
    FLAG("true or false"),
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
        case FLAG -> token == JsonToken.BOOLEAN;
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
  private final Force force;

  Keyword(String spelling, Form form, Force force) {
    this.spelling = spelling;
    this.form = form;
    this.force = force;
  }

  /** The keyword as a schema spells it. */
  public String spelling() {
    return spelling;
  }

  /** What becomes of its demand. */
  public Force force() {
    return force;
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
