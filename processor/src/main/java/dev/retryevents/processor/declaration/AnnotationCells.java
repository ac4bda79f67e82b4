package dev.retryevents.processor.declaration;

import dev.retryevents.processor.diagnostic.Origin;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** The values of one annotation by their names, defaults included. */
final class AnnotationCells {

  private final Map<String, AnnotationValue> written;
  private final Map<String, AnnotationValue> values;
  private final Origin origin;

  private AnnotationCells(
      Map<String, AnnotationValue> written, Map<String, AnnotationValue> values, Origin origin) {
    this.written = written;
    this.values = values;
    this.origin = origin;
  }

  /** The annotation of that qualified name on {@code type}, if it is there. */
  static Optional<? extends AnnotationMirror> mirror(TypeElement type, String annotation) {
    return type.getAnnotationMirrors().stream()
        .filter(
            mirror ->
                ((TypeElement) mirror.getAnnotationType().asElement())
                    .getQualifiedName()
                    .contentEquals(annotation))
        .findFirst();
  }

  /** The values of {@code mirror}, which stands at {@code origin}. */
  static AnnotationCells of(AnnotationMirror mirror, Origin origin, Elements elements) {
    return new AnnotationCells(
        byName(mirror.getElementValues()),
        byName(elements.getElementValuesWithDefaults(mirror)),
        origin);
  }

  private static Map<String, AnnotationValue> byName(
      Map<? extends ExecutableElement, ? extends AnnotationValue> values) {
    return values.entrySet().stream()
        .collect(
            Collectors.toMap(
                entry -> entry.getKey().getSimpleName().toString(), Map.Entry::getValue));
  }

  /** Where the annotation stands. */
  Origin origin() {
    return origin;
  }

  /** Whether the value is there and known: else there is something for the compiler to report. */
  boolean has(String name) {
    return values.containsKey(name) && isKnown(values.get(name));
  }

  /** A string; the empty one if the value is missing or no string. */
  Cell<String> text(String name) {
    AnnotationValue value = values.get(name);
    return new Cell<>(
        value != null && value.getValue() instanceof String text ? text : "", place(name));
  }

  /** An int; 0 if the value is missing or no int. */
  Cell<Integer> number(String name) {
    AnnotationValue value = values.get(name);
    return new Cell<>(
        value != null && value.getValue() instanceof Integer number ? number : 0, place(name));
  }

  /** A boolean; false if the value is missing or no boolean. */
  Cell<Boolean> flag(String name) {
    AnnotationValue value = values.get(name);
    return new Cell<>(
        value != null && value.getValue() instanceof Boolean flag && flag, place(name));
  }

  /** The name of an enum constant; empty if the value is missing or unknown to the compiler. */
  String constant(String name) {
    AnnotationValue value = values.get(name);
    return value == null ? "" : constantOf(value);
  }

  static String constantOf(AnnotationValue value) {
    return value.getValue() instanceof VariableElement field
        ? field.getSimpleName().toString()
        : "";
  }

  /** A class; empty if it is void or does not exist. */
  Optional<Cell<DeclaredType>> type(String name) {
    AnnotationValue value = values.get(name);
    return value == null
        ? Optional.empty()
        : typeOf(value).map(type -> new Cell<>(type, place(name)));
  }

  /** The class that {@code value} names; empty if it is void or does not exist. */
  static Optional<DeclaredType> typeOf(AnnotationValue value) {
    return value.getValue() instanceof DeclaredType type && type.getKind() == TypeKind.DECLARED
        ? Optional.of(type)
        : Optional.empty();
  }

  /** The type that {@code value} names where that is no class: {@code int}, an array, void. */
  static Optional<TypeMirror> otherTypeOf(AnnotationValue value) {
    return value.getValue() instanceof TypeMirror type && !(type instanceof DeclaredType)
        ? Optional.of(type)
        : Optional.empty();
  }

  /** Whether the compiler knows all types and constants that {@code value} names. */
  static boolean isKnown(AnnotationValue value) {
    Object content = value.getValue();
    if (content instanceof AnnotationMirror mirror) {
      return mirror.getElementValues().values().stream().allMatch(AnnotationCells::isKnown);
    } else if (content instanceof List<?> list) {
      return list.stream().map(AnnotationValue.class::cast).allMatch(AnnotationCells::isKnown);
    } else if (content instanceof String text) {
      // So reads what is not known. javac prints a string of that text in quotes, Eclipse does not.
      return !(text.equals("<error>") && value.toString().equals(text));
    }
    return !(content instanceof TypeMirror type) || type.getKind() != TypeKind.ERROR;
  }

  /** The value itself, if it is there. */
  Optional<AnnotationValue> value(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /** The elements of an array; one element if a single value stands for it. */
  List<AnnotationValue> list(String name) {
    AnnotationValue value = values.get(name);
    if (value == null) {
      return List.of();
    }
    return value.getValue() instanceof List<?> list
        ? list.stream().map(AnnotationValue.class::cast).toList()
        : List.of(value);
  }

  /** The strings of an array, each with its own place. */
  List<Cell<String>> texts(String name) {
    return list(name).stream()
        .filter(value -> value.getValue() instanceof String)
        .map(value -> new Cell<>((String) value.getValue(), origin.at(value)))
        .toList();
  }

  /** The place of a value: its own if it is written, else that of the annotation. */
  Origin place(String name) {
    AnnotationValue value = written.get(name);
    return value == null ? origin : origin.at(value);
  }
}
