package dev.retryevents.processor.declaration;

import dev.retryevents.processor.diagnostic.Origin;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Reads {@code @WireModel}. */
public final class WireModelReader {

  /** The annotation, by name: the class itself need not be loaded. */
  public static final String ANNOTATION = "dev.retryevents.annotation.WireModel";

  private final Elements elements;

  /** A reader over the compiler's elements. */
  public WireModelReader(Elements elements) {
    this.elements = elements;
  }

  /** The model on {@code type}; empty if a value is not known, which the compiler reports. */
  public Optional<DeclaredWireModel> read(TypeElement type) {
    return AnnotationCells.mirror(type, ANNOTATION).flatMap(mirror -> read(type, mirror));
  }

  private Optional<DeclaredWireModel> read(TypeElement type, AnnotationMirror mirror) {
    AnnotationCells cells = AnnotationCells.of(mirror, new Origin(type, mirror, null), elements);
    if (!Stream.of(
            "schema", "family", "notifications", "methods", "requests", "types", "unknownMembers")
        .allMatch(cells::has)) {
      return Optional.empty();
    }
    return Optional.of(
        new DeclaredWireModel(
            cells.origin(),
            elements.getPackageOf(type).getQualifiedName().toString(),
            String.join(".", TypeNames.of(type).names()),
            cells.text("schema"),
            cells.text("family"),
            cells.texts("notifications"),
            cells.texts("methods"),
            cells.texts("requests"),
            cells.flag("errors"),
            cells.texts("types"),
            cells.constant("unknownMembers").equals("KEEP")));
  }
}
