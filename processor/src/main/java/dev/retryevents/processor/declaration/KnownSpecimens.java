package dev.retryevents.processor.declaration;

import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.Specimen;
import java.util.List;
import java.util.Optional;

/**
 * Makes values of well-known types, each another one: a mapping that exchanges two of them would
 * not go unnoticed.
 */
final class KnownSpecimens {

  private final Optional<String> word;
  private int count;

  /**
   * Values for one specimen.
   *
   * @param word the text that strings are to be, if they cannot be any text
   */
  KnownSpecimens(Optional<String> word) {
    this.word = word;
  }

  /** A value of a primitive type. */
  Specimen primitive(String name) {
    return name.equals("boolean") ? new Specimen.Truth() : new Specimen.Number(name, ++count);
  }

  /** A value of a type of the JDK that every program knows; empty for other types. */
  Optional<Specimen> wellKnown(JavaType.Declared type) {
    return Optional.ofNullable(
        switch (type.qualifiedName()) {
          case "java.lang.String", "java.lang.CharSequence", "java.lang.Object" -> text();
          case "java.lang.Boolean" -> new Specimen.Truth();
          case "java.lang.Integer" -> primitive("int");
          case "java.lang.Long", "java.lang.Number" -> primitive("long");
          case "java.lang.Double" -> primitive("double");
          case "java.time.Duration" -> call(type, "ofSeconds", primitive("long"));
          case "java.time.Instant" -> call(type, "ofEpochSecond", primitive("long"));
          case "java.util.Optional" -> call(type, "empty");
          case "java.util.List", "java.util.Collection", "java.lang.Iterable" -> of("List");
          case "java.util.Set" -> of("Set");
          case "java.util.Map" -> of("Map");
          case "java.lang.Throwable", "java.lang.Exception", "java.lang.RuntimeException" ->
              new Specimen.New(
                  JavaType.Declared.of("java.lang", "IllegalStateException"), List.of(text()));
          default -> null;
        });
  }

  private Specimen text() {
    return new Specimen.Text(word.orElseGet(() -> "text " + ++count));
  }

  private static Specimen of(String collection) {
    return call(JavaType.Declared.of("java.util", collection), "of");
  }

  private static Specimen call(JavaType.Declared type, String method, Specimen... arguments) {
    return new Specimen.Call(type, method, List.of(arguments));
  }
}
