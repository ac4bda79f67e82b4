package dev.retryevents.processor.model;

import java.util.List;
import java.util.Map;

/** A value of a sample, known to fit the component it is for. */
public sealed interface Value {

  /** Not there. */
  record Absent() implements Value {}

  /** Null. */
  record Null() implements Value {}

  /** A text. */
  record Text(String text) implements Value {}

  /** An integer. */
  record Whole(long number) implements Value {}

  /** A double. */
  record Fraction(double number) implements Value {}

  /** A boolean. */
  record Truth(boolean value) implements Value {}

  /** A value of {@code type}, by its spelling; of an open enum perhaps one that is not listed. */
  record EnumValue(NamedType.EnumType type, String wire) implements Value {}

  /** An object: one value for each component of {@code type}, in their order. */
  record Composite(NamedType.RecordType type, List<Value> values) implements Value {}

  /** An arm of a union. */
  record ArmValue(NamedType.UnionType union, NamedType.Arm arm, List<Value> values)
      implements Value {}

  /** An alternative of a union of types. */
  record AlternativeValue(NamedType.TypeUnion union, NamedType.Alternative alternative, Value value)
      implements Value {}

  /** A value with a record around it. */
  record Wrapped(NamedType.WrapperType type, Value value) implements Value {}

  /** The elements of a list. */
  record Elements(List<Value> values) implements Value {}

  /** The entries of a map, in their order. */
  record Entries(Map<String, Value> values) implements Value {}

  /** Free JSON, as its text; {@code object} says that the component takes only objects. */
  record Json(String text, boolean object) implements Value {}
}
