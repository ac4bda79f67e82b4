package dev.retryevents.processor;

import dev.retryevents.processor.model.JavaType;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Chooses the annotation that generated types are marked with. */
final class GeneratedMarker {

  private static final JavaType.Declared STANDARD =
      JavaType.Declared.of("javax.annotation.processing", "Generated");
  private static final JavaType.Declared OURS =
      JavaType.Declared.of("dev.retryevents.annotation", "Generated");

  private GeneratedMarker() {}

  /** The standard annotation, if the module of {@code type} reads java.compiler; else ours. */
  static JavaType.Declared visibleFrom(TypeElement type, Elements elements) {
    TypeElement standard =
        elements.getTypeElement(elements.getModuleOf(type), STANDARD.qualifiedName());
    return standard == null ? OURS : STANDARD;
  }
}
