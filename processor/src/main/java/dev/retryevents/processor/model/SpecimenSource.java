package dev.retryevents.processor.model;

import java.util.Optional;

/** Knows how values of a type are made. */
public interface SpecimenSource {

  /**
   * How a value of {@code type} is made; empty if that cannot be told.
   *
   * @param type the type
   * @param word the text that strings are to be, if they cannot be any text
   */
  Optional<Specimen> of(JavaType type, Optional<String> word);
}
