package dev.retryevents.processor.schema;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a bundle says beside its definitions about the messages of its protocol. A section that is
 * absent reads as empty.
 *
 * @param notifications the notifications by their methods, in file order
 */
public record Sections(Map<String, Entry> notifications) {

  /** Copies the map; its order is that of the file. */
  public Sections {
    notifications = Collections.unmodifiableMap(new LinkedHashMap<>(notifications));
  }

  /**
   * A message.
   *
   * @param place where it stands
   * @param description what it is for; empty if that is not told
   * @param params the schema of its parameters, if it has some
   * @param result the schema of what answers it, if something does
   */
  public record Entry(
      SchemaPlace place,
      String description,
      Optional<SchemaNode> params,
      Optional<SchemaNode> result) {}
}
