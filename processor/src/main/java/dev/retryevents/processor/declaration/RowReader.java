package dev.retryevents.processor.declaration;

import dev.retryevents.processor.diagnostic.Origin;
import dev.retryevents.processor.model.JavaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** Reads {@code @RetryEvent}, one row of a table. */
final class RowReader {

  private final Elements elements;

  RowReader(Elements elements) {
    this.elements = elements;
  }

  /**
   * The row that {@code value} declares; empty if texts are missing or not known, which the
   * compiler reports.
   */
  Optional<DeclaredRow> read(int number, AnnotationValue value, Origin table) {
    if (!(value.getValue() instanceof AnnotationMirror mirror)) {
      return Optional.empty();
    }
    AnnotationCells cells = cells(mirror, value, table);
    if (!Stream.of("type", "name", "title", "message", "unrendered").allMatch(cells::has)
        || !cells.list("samples").stream().allMatch(AnnotationCells::isKnown)) {
      return Optional.empty();
    }
    return Optional.of(
        new DeclaredRow(
            number,
            cells.origin(),
            cells.text("type"),
            cells.text("name"),
            cells.text("title"),
            cells.text("publishedFor").value(),
            signals(cells),
            cells.text("message"),
            samples(cells),
            cells.texts("unrendered"),
            constants(cells, "msgType")));
  }

  /** In an origin told elsewhere (a table from a class file) there is no finer place to show. */
  private AnnotationCells cells(AnnotationMirror mirror, AnnotationValue value, Origin around) {
    return AnnotationCells.of(mirror, around.at(value), elements);
  }

  private static List<Cell<JavaType.Declared>> signals(AnnotationCells cells) {
    List<Cell<JavaType.Declared>> signals = new ArrayList<>();
    for (AnnotationValue value : cells.list("from")) {
      AnnotationCells.typeOf(value)
          .map(type -> TypeNames.of((TypeElement) type.asElement()))
          .or(() -> AnnotationCells.otherTypeOf(value).map(RowReader::noClass))
          .ifPresent(type -> signals.add(new Cell<>(type, cells.origin().at(value))));
    }
    return signals;
  }

  /** The name of what is no class, and so no signal: the checks say so. */
  private static JavaType.Declared noClass(TypeMirror type) {
    return JavaType.Declared.of("", TypeNames.of(type).show());
  }

  private List<DeclaredSample> samples(AnnotationCells cells) {
    List<DeclaredSample> samples = new ArrayList<>();
    for (AnnotationValue value : cells.list("samples")) {
      if (value.getValue() instanceof AnnotationMirror mirror) {
        AnnotationCells sample = cells(mirror, value, cells.origin());
        if (sample.has("given") && sample.has("renders")) {
          samples.add(
              new DeclaredSample(
                  samples.size() + 1,
                  sample.origin(),
                  sample.text("given"),
                  sample.text("renders")));
        }
      }
    }
    return samples;
  }

  private static List<Cell<String>> constants(AnnotationCells cells, String name) {
    return cells.list(name).stream()
        .map(value -> new Cell<>(AnnotationCells.constantOf(value), cells.origin().at(value)))
        .toList();
  }
}
