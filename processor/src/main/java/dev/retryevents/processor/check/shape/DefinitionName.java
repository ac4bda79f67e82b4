package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.schema.SchemaNode;
import java.util.Optional;

/** Tells whether a schema is a definition of its bundle, and under which name. */
final class DefinitionName {

  private static final String PREFIX = "/$defs/";

  private DefinitionName() {}

  /** The name under {@code $defs}, if the schema stands right there. */
  static Optional<String> of(SchemaNode node) {
    String pointer = node.place().pointer();
    String rest = pointer.startsWith(PREFIX) ? pointer.substring(PREFIX.length()) : "/";
    return rest.contains("/")
        ? Optional.empty()
        : Optional.of(rest.replace("~1", "/").replace("~0", "~"));
  }
}
