package dev.retryevents.processor.declaration;

import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.JavaType;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads {@code @RetryEventContract}. */
public final class ContractReader {

  /** The annotation, by name: the class itself need not be loaded. */
  public static final String ANNOTATION = "dev.retryevents.annotation.RetryEventContract";

  private static final String JUNIT = "org.junit.jupiter.api.Test";

  private final Elements elements;
  private final TableReader tables;

  /** A reader over the compiler's elements and types. */
  public ContractReader(Elements elements, Types types) {
    this.elements = elements;
    this.tables = new TableReader(elements, types);
  }

  /** The contract on {@code type}; empty if it names no type, which the compiler reports. */
  public Optional<DeclaredContract> read(TypeElement type) {
    return AnnotationCells.mirror(type, ANNOTATION)
        .map(mirror -> AnnotationCells.of(mirror, new Origin(type, mirror, null), elements))
        .flatMap(cells -> cells.type("value").map(holder -> read(type, cells.origin(), holder)));
  }

  private DeclaredContract read(TypeElement type, Origin origin, Cell<DeclaredType> holder) {
    TypeElement element = (TypeElement) holder.value().asElement();
    JavaType.Declared name = TypeNames.of(type);
    return new DeclaredContract(
        origin,
        name.packageName(),
        String.join(".", name.names()),
        new Cell<>(TypeNames.of(element), holder.origin()),
        tables.read(element, holder.origin()),
        elements.getTypeElement(JUNIT) != null);
  }
}
