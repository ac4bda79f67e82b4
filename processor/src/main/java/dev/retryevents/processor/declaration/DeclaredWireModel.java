package dev.retryevents.processor.declaration;

import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.JavaType;
import java.util.List;

/**
 * A wire model as its annotation declares it.
 *
 * @param origin the annotation
 * @param packageName the package of the annotated type; empty for the unnamed one
 * @param name the simple name of the annotated type, behind those of the types around it
 * @param schema the resource name of the bundle
 * @param family the name of the interface of the notifications
 * @param notifications the patterns that select notifications
 * @param methods the patterns that select methods
 * @param requests the patterns that select requests
 * @param errors whether the table of errors is wanted, and where that is said
 * @param types the patterns that select definitions
 * @param keep whether members that the schema does not know are kept
 */
public record DeclaredWireModel(
    Origin origin,
    String packageName,
    String name,
    Cell<String> schema,
    Cell<String> family,
    List<Cell<String>> notifications,
    List<Cell<String>> methods,
    List<Cell<String>> requests,
    Cell<Boolean> errors,
    List<Cell<String>> types,
    boolean keep) {

  /** Copies the lists. */
  public DeclaredWireModel {
    notifications = List.copyOf(notifications);
    methods = List.copyOf(methods);
    requests = List.copyOf(requests);
    types = List.copyOf(types);
  }

  /** The type that carries the model. */
  public JavaType.Declared type() {
    return JavaType.Declared.of(packageName, name.split("\\."));
  }

  /** Whether nothing is selected. */
  public boolean isEmpty() {
    return notifications.isEmpty()
        && methods.isEmpty()
        && requests.isEmpty()
        && types.isEmpty()
        && !errors.value();
  }
}
