package dev.retryevents.processor.model;

import java.util.List;

/** How the contract test makes a value of some type. */
public sealed interface Specimen {

  /** A text. */
  record Text(String text) implements Specimen {}

  /**
   * A number of a primitive type.
   *
   * @param primitive {@code int}, {@code long}, {@code double}, …
   */
  record Number(String primitive, long number) implements Specimen {}

  /** {@code true}. */
  record Truth() implements Specimen {}

  /** Null. */
  record Null(JavaType type) implements Specimen {}

  /** A constant of an enum, or any static field. */
  record Field(JavaType.Declared type, String name) implements Specimen {}

  /** What a static method gives. */
  record Call(JavaType.Declared type, String method, List<Specimen> arguments) implements Specimen {

    /** Copies the list. */
    public Call {
      arguments = List.copyOf(arguments);
    }
  }

  /** What a constructor gives. */
  record New(JavaType.Declared type, List<Specimen> arguments) implements Specimen {

    /** Copies the list. */
    public New {
      arguments = List.copyOf(arguments);
    }
  }
}
