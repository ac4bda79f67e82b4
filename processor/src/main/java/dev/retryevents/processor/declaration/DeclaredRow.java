package dev.retryevents.processor.declaration;

import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.JavaType;
import java.util.List;

/**
 * A row as its annotation declares it.
 *
 * @param number its number in the table, from 1
 * @param origin the annotation
 * @param type the name of its definition, or a pointer to it
 * @param name the name of its record; empty for that of the definition
 * @param title the title
 * @param publishedFor when it is published, in words
 * @param from the signals that exist
 * @param message the message, in MessageFormat 2
 * @param samples the samples, in their order
 * @param unrendered the components that are not shown
 * @param msgTypes the names of constants of {@code MsgType}; none says as the table
 */
public record DeclaredRow(
    int number,
    Origin origin,
    Cell<String> type,
    Cell<String> name,
    Cell<String> title,
    String publishedFor,
    List<Cell<JavaType.Declared>> from,
    Cell<String> message,
    List<DeclaredSample> samples,
    List<Cell<String>> unrendered,
    List<Cell<String>> msgTypes) {

  /** Copies the lists. */
  public DeclaredRow {
    from = List.copyOf(from);
    samples = List.copyOf(samples);
    unrendered = List.copyOf(unrendered);
    msgTypes = List.copyOf(msgTypes);
  }

  /** The same row over another definition. */
  public DeclaredRow over(String definition) {
    return new DeclaredRow(
        number,
        origin,
        new Cell<>(definition, type.origin()),
        name,
        title,
        publishedFor,
        from,
        message,
        samples,
        unrendered,
        msgTypes);
  }

  /** The name of its definition: the last step of a pointer, else the type as it is written. */
  public String definitionName() {
    String path = type.value();
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /** The name of its record: as given, else that of its definition. */
  public String recordName() {
    return name.value().isEmpty() ? definitionName() : name.value();
  }
}
