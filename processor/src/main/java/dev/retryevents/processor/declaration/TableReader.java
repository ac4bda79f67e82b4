package dev.retryevents.processor.declaration;

import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.JavaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads {@code @RetryEventTable}. */
public final class TableReader {

  /** The annotation, by name: the class itself need not be loaded. */
  public static final String ANNOTATION = "dev.retryevents.annotation.RetryEventTable";

  private final Elements elements;
  private final TypeReader types;

  /** A reader over the compiler's elements and types. */
  public TableReader(Elements elements, Types types) {
    this.elements = elements;
    this.types = new TypeReader(elements, types);
  }

  /**
   * The table on {@code type}; empty if there is none, or if values without a default are missing,
   * which the compiler reports.
   */
  public Optional<DeclaredTable> read(TypeElement type) {
    return AnnotationCells.mirror(type, ANNOTATION)
        .flatMap(mirror -> read(type, mirror, new Origin(type, mirror, null)));
  }

  /**
   * The table on {@code type}, told at another place: of a type that comes from a class file the
   * compiler has no place to show.
   */
  public Optional<DeclaredTable> read(TypeElement type, Origin toldAt) {
    return AnnotationCells.mirror(type, ANNOTATION).flatMap(mirror -> read(type, mirror, toldAt));
  }

  private Optional<DeclaredTable> read(TypeElement type, AnnotationMirror mirror, Origin origin) {
    AnnotationCells cells = AnnotationCells.of(mirror, origin, elements);
    PackageElement user = elements.getPackageOf(type);
    Optional<Cell<DeclaredInterface>> extending = extending(cells, user);
    if (!cells.has("family")
        || !cells.has("schema")
        || cells.value("rows").isEmpty()
        || extending.isEmpty()) {
      return Optional.empty();
    }
    RowReader rows = new RowReader(elements);
    List<DeclaredRow> declared = new ArrayList<>();
    for (AnnotationValue row : cells.list("rows")) {
      rows.read(declared.size() + 1, row, origin).ifPresent(declared::add);
    }
    return Optional.of(
        new DeclaredTable(
            origin,
            user.getQualifiedName().toString(),
            String.join(".", TypeNames.of(type).names()),
            cells.text("schema"),
            cells.text("family"),
            extending.get(),
            cells
                .type("signals")
                .map(cell -> map(cell, found -> new SignalReader(types).read(found, user))),
            cells.type("context").map(cell -> map(cell, found -> types.source(found, user))),
            model(cells),
            cells.constant("msgType"),
            cells.number("maxLength"),
            cells.flag("codec").value(),
            declared,
            mirror.getElementValues().values().stream().allMatch(AnnotationCells::isKnown)));
  }

  /** The model; of what is no class, only the name is kept. */
  private static Optional<Cell<JavaType.Declared>> model(AnnotationCells cells) {
    return cells
        .type("model")
        .map(cell -> map(cell, type -> TypeNames.of((TypeElement) type.asElement())))
        .or(
            () ->
                cells
                    .value("model")
                    .flatMap(AnnotationCells::otherTypeOf)
                    .filter(type -> type.getKind() != TypeKind.VOID)
                    .map(type -> JavaType.Declared.of("", type.toString()))
                    .map(type -> new Cell<>(type, cells.place("model"))));
  }

  /** The interface; empty if the compiler does not know it. */
  private Optional<Cell<DeclaredInterface>> extending(AnnotationCells cells, PackageElement user) {
    return cells
        .type("extending")
        .map(cell -> map(cell, type -> types.toExtend(type, user)))
        .or(
            () ->
                cells
                    .value("extending")
                    .flatMap(AnnotationCells::otherTypeOf)
                    .map(TypeReader::notToExtend)
                    .map(none -> new Cell<>(none, cells.place("extending"))));
  }

  private static <A, B> Cell<B> map(Cell<A> cell, Function<A, B> reading) {
    return new Cell<>(reading.apply(cell.value()), cell.origin());
  }
}
