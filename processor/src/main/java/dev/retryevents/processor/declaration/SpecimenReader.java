package dev.retryevents.processor.declaration;

import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.Specimen;
import dev.retryevents.processor.model.SpecimenSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Finds out how values are made: by a fixture of the annotated class, as a well-known type, or from
 * the visible constructor with the fewest parameters.
 */
public final class SpecimenReader implements SpecimenSource {

  /** Deeper than this a constructor's arguments are no example any more. */
  private static final int DEPTH = 5;

  private final Elements elements;
  private final Types types;
  private final TypeElement annotated;
  private final Visibility visibility;

  /** A reader for the contract test of {@code annotated}. */
  public SpecimenReader(Elements elements, Types types, TypeElement annotated) {
    this.elements = elements;
    this.types = types;
    this.annotated = annotated;
    this.visibility = new Visibility(elements, elements.getPackageOf(annotated));
  }

  @Override
  public Optional<Specimen> of(JavaType type, Optional<String> word) {
    KnownSpecimens known = new KnownSpecimens(word);
    if (type instanceof JavaType.Declared declared) {
      TypeElement element = elements.getTypeElement(declared.qualifiedName());
      return element == null ? Optional.empty() : of(types.erasure(element.asType()), known, 0);
    }
    return type instanceof JavaType.Primitive primitive
        ? Optional.of(known.primitive(primitive.name()))
        : Optional.empty();
  }

  private Optional<Specimen> of(TypeMirror type, KnownSpecimens known, int depth) {
    if (type.getKind().isPrimitive()) {
      return Optional.of(known.primitive(TypeNames.of(type).show()));
    }
    if (!(type instanceof DeclaredType declared) || depth > DEPTH) {
      return Optional.empty();
    }
    TypeElement element = (TypeElement) declared.asElement();
    return fixture(type)
        .or(() -> known.wellKnown(TypeNames.of(element)))
        .or(() -> constant(element))
        .or(() -> made(element, known, depth));
  }

  /** A static method of the annotated class that returns the type. */
  private Optional<Specimen> fixture(TypeMirror type) {
    return ElementFilter.methodsIn(annotated.getEnclosedElements()).stream()
        .filter(method -> method.getModifiers().contains(Modifier.STATIC))
        .filter(method -> !method.getModifiers().contains(Modifier.PRIVATE))
        .filter(method -> method.getParameters().isEmpty())
        .filter(
            method -> types.isSameType(types.erasure(method.getReturnType()), types.erasure(type)))
        .findFirst()
        .map(
            method ->
                new Specimen.Call(
                    TypeNames.of(annotated), method.getSimpleName().toString(), List.of()));
  }

  /** The first by name: not every compiler knows the order in a class file. */
  private static Optional<Specimen> constant(TypeElement type) {
    return type.getEnclosedElements().stream()
        .filter(field -> field.getKind() == ElementKind.ENUM_CONSTANT)
        .map(field -> field.getSimpleName().toString())
        .min(Comparator.naturalOrder())
        .map(name -> new Specimen.Field(TypeNames.of(type), name));
  }

  private Optional<Specimen> made(TypeElement type, KnownSpecimens known, int depth) {
    if (type.getModifiers().contains(Modifier.ABSTRACT)
        || isInner(type)
        || !visibility.admits(type)) {
      return Optional.empty();
    }
    Stream<ExecutableElement> constructors =
        ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
            .filter(visibility::admits)
            .sorted(Comparator.comparingInt(constructor -> constructor.getParameters().size()));
    return constructors
        .flatMap(constructor -> call(type, constructor, known, depth).stream())
        .findFirst();
  }

  private Optional<Specimen> call(
      TypeElement type, ExecutableElement constructor, KnownSpecimens known, int depth) {
    List<Specimen> arguments = new ArrayList<>();
    for (VariableElement parameter : constructor.getParameters()) {
      Optional<Specimen> argument = of(parameter.asType(), known, depth + 1);
      if (argument.isEmpty() && !TypeNames.isNullable(parameter, parameter.asType())) {
        return Optional.empty();
      }
      arguments.add(argument.orElseGet(() -> new Specimen.Null(TypeNames.of(parameter.asType()))));
    }
    return Optional.of(new Specimen.New(TypeNames.of(type), arguments));
  }

  /** Whether its instances stand in one of another class. */
  private static boolean isInner(TypeElement type) {
    return type.getNestingKind().isNested() && !type.getModifiers().contains(Modifier.STATIC);
  }
}
