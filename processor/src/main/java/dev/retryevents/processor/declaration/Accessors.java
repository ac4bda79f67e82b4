package dev.retryevents.processor.declaration;

import dev.retryevents.processor.model.Accessor;
import dev.retryevents.processor.model.JavaType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Finds the methods of a type that give values. */
final class Accessors {

  private final Elements elements;
  private final Types types;
  private final TypeElement object;
  private final List<ExecutableElement> ofObject;

  Accessors(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
    this.object = elements.getTypeElement("java.lang.Object");
    this.ofObject =
        ElementFilter.methodsIn(object.getEnclosedElements()).stream()
            .filter(method -> method.getModifiers().contains(Modifier.PUBLIC))
            .toList();
  }

  /** What generated code can call on {@code type} to get a value, inherited ones included. */
  List<Accessor> callable(DeclaredType type, Visibility visibility) {
    return methods(type)
        .filter(method -> isPlain(method) && visibility.admits(method) && !throwsChecked(method))
        .filter(Predicate.not(this::isOfObject))
        .map(method -> accessor(type, method))
        .sorted(Comparator.comparing(Accessor::name))
        .toList();
  }

  /** The methods that values are had from. */
  Stream<ExecutableElement> called(TypeElement type) {
    return methods((DeclaredType) type.asType()).filter(Accessors::isPlain);
  }

  /** The methods of a type whose names no accessor may have that returns something else. */
  List<Accessor> withoutParameters(DeclaredType type) {
    return methods(type)
        .filter(method -> method.getParameters().isEmpty())
        .filter(method -> !method.getModifiers().contains(Modifier.PRIVATE))
        .filter(Predicate.not(this::isOfObject))
        .map(method -> accessor(type, method))
        .sorted(Comparator.comparing(Accessor::name))
        .toList();
  }

  /** What the method returns that appends the sentence, if the type has one. */
  Optional<JavaType> appending(DeclaredType type) {
    return methods(type)
        .filter(this::isAppending)
        .map(method -> accessor(type, method).type())
        .findFirst();
  }

  private boolean isAppending(ExecutableElement method) {
    return method.getSimpleName().contentEquals("appendMessage")
        && !method.getModifiers().contains(Modifier.PRIVATE)
        && method.getParameters().size() == 1
        && types.isSameType(
            method.getParameters().get(0).asType(),
            elements.getTypeElement("java.lang.StringBuilder").asType());
  }

  /**
   * The methods of an interface that the table has to say how to implement, in the order of
   * declaration.
   */
  List<DeclaredMethod> toImplement(DeclaredType type) {
    return methods(type)
        .filter(method -> method.getModifiers().contains(Modifier.ABSTRACT))
        .filter(Predicate.not(this::isOfObject))
        .filter(Predicate.not(this::isAppending))
        .map(method -> new DeclaredMethod(accessor(type, method), isPlain(method)))
        .distinct()
        .toList();
  }

  private Stream<ExecutableElement> methods(DeclaredType type) {
    List<ExecutableElement> declared = new ArrayList<>();
    collect(type, declared);
    return ElementFilter.methodsIn(elements.getAllMembers((TypeElement) type.asElement())).stream()
        .filter(method -> !method.getModifiers().contains(Modifier.STATIC))
        .filter(method -> !object.equals(method.getEnclosingElement()))
        .sorted(Comparator.comparingInt(declared::indexOf));
  }

  /**
   * Adds the methods of the supertypes, then those of the type: each compiler has an order of its
   * own for all members, and that of one type in common.
   */
  private void collect(TypeMirror type, List<ExecutableElement> declared) {
    types.directSupertypes(type).forEach(above -> collect(above, declared));
    Element element = types.asElement(type);
    if (!object.equals(element)) {
      declared.addAll(ElementFilter.methodsIn(element.getEnclosedElements()));
    }
  }

  private static boolean isPlain(ExecutableElement method) {
    return method.getParameters().isEmpty()
        && method.getTypeParameters().isEmpty()
        && method.getReturnType().getKind() != TypeKind.VOID;
  }

  /** Whether its callers have to catch something, which generated ones would not. */
  private boolean throwsChecked(ExecutableElement method) {
    return method.getThrownTypes().stream()
        .anyMatch(thrown -> !isSubtype(thrown, "RuntimeException") && !isSubtype(thrown, "Error"));
  }

  private boolean isSubtype(TypeMirror type, String ofJavaLang) {
    return types.isSubtype(type, elements.getTypeElement("java.lang." + ofJavaLang).asType());
  }

  /**
   * Types declare {@code equals} and the like again; every object has them, so they say nothing.
   */
  private boolean isOfObject(ExecutableElement method) {
    return ofObject.stream()
        .anyMatch(
            inherited ->
                inherited.getSimpleName().equals(method.getSimpleName())
                    && types.isSubsignature(
                        (ExecutableType) method.asType(), (ExecutableType) inherited.asType()));
  }

  private Accessor accessor(DeclaredType type, ExecutableElement method) {
    ExecutableType seen = (ExecutableType) types.asMemberOf(type, method);
    boolean nullable = TypeNames.isNullable(method, method.getReturnType(), seen.getReturnType());
    return new Accessor(
        method.getSimpleName().toString(), TypeNames.of(seen.getReturnType()), nullable);
  }
}
