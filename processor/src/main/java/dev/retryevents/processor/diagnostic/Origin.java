package dev.retryevents.processor.diagnostic;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * The place in the sources that a diagnostic is about, as fine as the compiler can show it.
 *
 * @param element the annotated type
 * @param mirror the annotation on it, or null for the element itself
 * @param value a value of the annotation, or null for the whole annotation
 */
public record Origin(
    Element element, @Nullable AnnotationMirror mirror, @Nullable AnnotationValue value) {

  /** The place of a value of the same annotation. */
  public Origin at(AnnotationValue finer) {
    return new Origin(element, mirror, finer);
  }
}
