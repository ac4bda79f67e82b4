package dev.retryevents.processor.declaration;

import dev.retryevents.processor.model.JavaType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/** Turns the compiler's types into names. */
final class TypeNames {

  private TypeNames() {}

  /** The type as a signature names it; a type variable is its bound. */
  static JavaType of(TypeMirror type) {
    if (type instanceof DeclaredType declared) {
      List<JavaType> arguments = declared.getTypeArguments().stream().map(TypeNames::of).toList();
      JavaType.Declared name = of((TypeElement) declared.asElement());
      return new JavaType.Declared(name.packageName(), name.names(), arguments);
    }
    if (type instanceof ArrayType array) {
      return new JavaType.Array(of(array.getComponentType()));
    }
    if (type instanceof WildcardType wildcard) {
      return wildcard.getSuperBound() == null
          ? new JavaType.Wildcard(
              "extends", Optional.ofNullable(wildcard.getExtendsBound()).map(TypeNames::of))
          : new JavaType.Wildcard("super", Optional.of(of(wildcard.getSuperBound())));
    }
    if (type instanceof TypeVariable variable) {
      return of(variable.getUpperBound());
    }
    return new JavaType.Primitive(type.getKind().name().toLowerCase(Locale.ROOT));
  }

  /**
   * The name of a class or interface, without type arguments. A type that is yet to be generated
   * has no package, unless the source spells that out.
   */
  static JavaType.Declared of(TypeElement type) {
    Deque<String> names = new ArrayDeque<>();
    Element element = type;
    while (element instanceof TypeElement) {
      // a type that is yet to be generated stands, for the compiler, in one without a name
      if (!element.getSimpleName().isEmpty()) {
        names.addFirst(element.getSimpleName().toString());
      }
      element = element.getEnclosingElement();
    }
    String packageName =
        element instanceof PackageElement holder ? holder.getQualifiedName().toString() : "";
    return new JavaType.Declared(packageName, List.copyOf(names), List.of());
  }

  /** Whether an annotation named {@code Nullable}, of whatever package, stands on one of them. */
  static boolean isNullable(AnnotatedConstruct... places) {
    for (AnnotatedConstruct place : places) {
      boolean found =
          place.getAnnotationMirrors().stream()
              .map(mirror -> mirror.getAnnotationType().asElement().getSimpleName())
              .anyMatch(name -> name.contentEquals("Nullable"));
      if (found) {
        return true;
      }
    }
    return false;
  }
}
