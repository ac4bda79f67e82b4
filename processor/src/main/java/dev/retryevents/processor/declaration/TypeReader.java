package dev.retryevents.processor.declaration;

import dev.retryevents.processor.model.JavaType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads the types that a table names: the interface to extend, and sources of values. */
final class TypeReader {

  private final Elements elements;
  private final Accessors accessors;

  TypeReader(Elements elements, Types types) {
    this.elements = elements;
    this.accessors = new Accessors(elements, types);
  }

  /** The type, as what code in {@code user} can ask for values. */
  ValueSource source(DeclaredType type, PackageElement user) {
    TypeElement element = (TypeElement) type.asElement();
    Visibility visibility = new Visibility(elements, user);
    return new ValueSource(
        TypeNames.of(element),
        visibility.admitsNested(element),
        accessors.callable(type, visibility),
        warnings(element));
  }

  /** The type, as an interface that records in {@code user} are to implement. */
  DeclaredInterface toExtend(DeclaredType type, PackageElement user) {
    TypeElement element = (TypeElement) type.asElement();
    List<String> hindrances = new ArrayList<>();
    if (element.getKind() != ElementKind.INTERFACE) {
      hindrances.add("is no interface");
    }
    if (element.getModifiers().contains(Modifier.SEALED)) {
      hindrances.add("is sealed");
    }
    if (!element.getTypeParameters().isEmpty()) {
      hindrances.add("is generic");
    }
    if (!new Visibility(elements, user).admitsNested(element)) {
      hindrances.add("cannot be seen from the package of the table");
    }
    return new DeclaredInterface(
        TypeNames.of(element),
        hindrances,
        accessors.toImplement(type),
        accessors.withoutParameters(type),
        accessors.appending(type));
  }

  /** A type that is no class or interface, and so nothing that records could implement. */
  static DeclaredInterface notToExtend(TypeMirror type) {
    return new DeclaredInterface(
        JavaType.Declared.of("", TypeNames.of(type).show()),
        List.of("is no interface"),
        List.of(),
        List.of(),
        Optional.empty());
  }

  /** What javac says of uses of the type, whose name code has without its type arguments. */
  private Set<String> warnings(TypeElement type) {
    Set<String> warnings = new HashSet<>();
    if (!type.getTypeParameters().isEmpty()) {
      warnings.addAll(List.of("rawtypes", "unchecked"));
    }
    Stream<Element> named =
        Stream.iterate(type, TypeElement.class::isInstance, Element::getEnclosingElement);
    if (Stream.concat(named, accessors.called(type)).anyMatch(elements::isDeprecated)) {
      warnings.addAll(List.of("deprecation", "removal"));
    }
    return warnings;
  }
}
