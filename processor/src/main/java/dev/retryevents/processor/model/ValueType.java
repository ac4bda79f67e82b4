package dev.retryevents.processor.model;

/** What a component holds: a type of the schema, as Java carries it. */
public sealed interface ValueType {

  /** Whether it is carried as an {@code int} or a {@code long}. */
  default boolean isInteger() {
    return this instanceof Int || this instanceof Long;
  }

  /** Whether it is carried as a primitive type, where it is always there. */
  default boolean isPrimitive() {
    return isInteger() || this instanceof Double || this instanceof Bool;
  }

  /** A {@code String}. */
  record Text() implements ValueType {}

  /** An {@code int}: an integer whose bounds both fit. */
  record Int() implements ValueType {}

  /** A {@code long}. */
  record Long() implements ValueType {}

  /** A {@code double}; only finite values. */
  record Double() implements ValueType {}

  /** A {@code boolean}. */
  record Bool() implements ValueType {}

  /** A generated type of the same package: {@link NamedType} by its Java name. */
  record Named(String name) implements ValueType {}

  /**
   * An immutable {@code List}.
   *
   * @param element what it holds
   * @param nullable whether elements may be null
   * @param bounds what is asked of each element that is not null
   */
  record ListOf(ValueType element, boolean nullable, Bounds bounds) implements ValueType {

    /** A list of whose elements nothing is asked beside their type. */
    public ListOf(ValueType element, boolean nullable) {
      this(element, nullable, Bounds.NONE);
    }
  }

  /**
   * An immutable {@code Map} from member names.
   *
   * @param value what it maps to
   * @param nullable whether values may be null
   * @param bounds what is asked of each value that is not null
   * @param names what is asked of each name
   */
  record MapOf(ValueType value, boolean nullable, Bounds bounds, TextBounds names)
      implements ValueType {

    /** A map of whose entries nothing is asked beside their type. */
    public MapOf(ValueType value, boolean nullable) {
      this(value, nullable, Bounds.NONE, TextBounds.NONE);
    }
  }

  /** Any JSON value: {@code dev.retryevents.json.JsonValue}. */
  record AnyJson() implements ValueType {}

  /** Any JSON object: {@code dev.retryevents.json.JsonObject}. */
  record AnyObject() implements ValueType {}
}
