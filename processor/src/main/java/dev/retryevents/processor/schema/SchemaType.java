package dev.retryevents.processor.schema;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A type that the keyword {@code type} can name. */
public enum SchemaType {
  ARRAY,
  BOOLEAN,
  INTEGER,
  NULL,
  NUMBER,
  OBJECT,
  STRING;

  /** The name of the type in a schema. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<SchemaType> of(String word) {
    return Arrays.stream(values()).filter(type -> type.word().equals(word)).findFirst();
  }
}
