package dev.retryevents.processor.schema;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a bundle says beside its definitions about the messages of its protocol. A section that is
 * absent reads as empty.
 *
 * @param notifications the notifications by their methods, in file order
 * @param methods what clients call, by name
 * @param requests what hosts call, by name
 * @param errors the table of errors
 */
public record Sections(
    Map<String, Entry> notifications,
    Map<String, Entry> methods,
    Map<String, Entry> requests,
    List<ErrorEntry> errors) {

  /** Copies the collections; their order is that of the file. */
  public Sections {
    notifications = inOrder(notifications);
    methods = inOrder(methods);
    requests = inOrder(requests);
    errors = List.copyOf(errors);
  }

  private static Map<String, Entry> inOrder(Map<String, Entry> entries) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(entries));
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

  /**
   * A row of the table of errors.
   *
   * @param place where it stands
   * @param code the code
   * @param kind the kind of error
   * @param overrideKinds the other kinds that errors of that code may say
   * @param retryable whether the same call may succeed later, if that is told
   */
  public record ErrorEntry(
      SchemaPlace place,
      long code,
      String kind,
      List<String> overrideKinds,
      Optional<Boolean> retryable) {

    /** Copies the list. */
    public ErrorEntry {
      overrideKinds = List.copyOf(overrideKinds);
    }
  }
}
