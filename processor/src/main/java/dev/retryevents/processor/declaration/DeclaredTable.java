package dev.retryevents.processor.declaration;

import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.JavaType;
import java.util.List;
import java.util.Optional;

/**
 * A table as its annotation declares it.
 *
 * @param origin the annotation
 * @param packageName the package of the annotated type; empty for the unnamed one
 * @param name the simple name of the annotated type, behind those of the types around it
 * @param schema the resource name of the bundle
 * @param family the name of the interface to generate
 * @param extending the interface that every event is
 * @param signals the sealed root of the signals, if the table names one
 * @param context the type of the context, if the table names one
 * @param model the wire model whose types the rows share, if the table names one
 * @param msgType the name of a constant of {@code MsgType}
 * @param maxLength the most code points of a sentence; 0 for no limit
 * @param codec whether codecs are to be generated
 * @param rows the rows, in their order
 * @param complete whether every type and constant that the annotation names exists; the compiler
 *     reports those that do not
 */
public record DeclaredTable(
    Origin origin,
    String packageName,
    String name,
    Cell<String> schema,
    Cell<String> family,
    Cell<DeclaredInterface> extending,
    Optional<Cell<DeclaredSignals>> signals,
    Optional<Cell<ValueSource>> context,
    Optional<Cell<JavaType.Declared>> model,
    String msgType,
    Cell<Integer> maxLength,
    boolean codec,
    List<DeclaredRow> rows,
    boolean complete) {

  /** Copies the list. */
  public DeclaredTable {
    rows = List.copyOf(rows);
  }

  /** The same table with another family, over another interface. */
  public DeclaredTable with(String otherFamily, DeclaredInterface otherExtending) {
    return new DeclaredTable(
        origin,
        packageName,
        name,
        schema,
        new Cell<>(otherFamily, family.origin()),
        new Cell<>(otherExtending, extending.origin()),
        signals,
        context,
        model,
        msgType,
        maxLength,
        codec,
        rows,
        complete);
  }

  /** The type that carries the table. */
  public JavaType.Declared type() {
    return JavaType.Declared.of(packageName, name.split("\\."));
  }
}
