package dev.retryevents.processor.model;

import java.util.List;
import java.util.Optional;

/** A Java type as a signature names it. */
public sealed interface JavaType {

  /** The type as a person writes it: simple names, with type arguments. */
  String show();

  /** A primitive type: {@code int}, {@code boolean}. */
  record Primitive(String name) implements JavaType {
    @Override
    public String show() {
      return name;
    }
  }

  /**
   * A class or interface.
   *
   * @param packageName its package, empty for the unnamed one
   * @param names its simple name, behind those of the types around it
   * @param arguments its type arguments, if any
   */
  record Declared(String packageName, List<String> names, List<JavaType> arguments)
      implements JavaType {

    /** Copies the lists. */
    public Declared {
      names = List.copyOf(names);
      arguments = List.copyOf(arguments);
    }

    /** A type without type arguments. */
    public static Declared of(String packageName, String... names) {
      return new Declared(packageName, List.of(names), List.of());
    }

    /** Its own simple name. */
    public String simpleName() {
      return names.get(names.size() - 1);
    }

    /** Its canonical name, without type arguments. */
    public String qualifiedName() {
      String nested = String.join(".", names);
      return packageName.isEmpty() ? nested : packageName + "." + nested;
    }

    @Override
    public String show() {
      String name = String.join(".", names);
      return arguments.isEmpty()
          ? name
          : name + "<" + String.join(", ", arguments.stream().map(JavaType::show).toList()) + ">";
    }
  }

  /** An array of {@code element}. */
  record Array(JavaType element) implements JavaType {
    @Override
    public String show() {
      return element.show() + "[]";
    }
  }

  /**
   * A wildcard: {@code ?}, {@code ? extends bound} or {@code ? super bound}.
   *
   * @param keyword {@code extends} or {@code super}; {@code extends} without a bound is {@code ?}
   */
  record Wildcard(String keyword, Optional<JavaType> bound) implements JavaType {
    @Override
    public String show() {
      return bound.map(type -> "? " + keyword + " " + type.show()).orElse("?");
    }
  }
}
