package dev.retryevents.processor.check.shape;

import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.TypePackages;
import dev.retryevents.processor.model.ValueType;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Tells the Java type of a component, as its accessor returns it. */
public final class JavaTypes {

  /** The primitive types, and what they are boxed in. */
  private static final Map<String, String> BOXES =
      Map.of(
          "boolean", "Boolean",
          "byte", "Byte",
          "char", "Character",
          "double", "Double",
          "float", "Float",
          "int", "Integer",
          "long", "Long",
          "short", "Short");

  private static final JavaType.Declared PRESENCE =
      JavaType.Declared.of("dev.retryevents.event", "Presence");

  private JavaTypes() {}

  /** The type of the component in a record that sees those packages. */
  public static JavaType of(Component component, TypePackages packages) {
    JavaType plain = of(component.type(), packages);
    if (component.presence().tellsNullFromAbsent()) {
      return new JavaType.Declared(PRESENCE.packageName(), PRESENCE.names(), List.of(boxed(plain)));
    }
    return component.presence().mayBeMissing() ? boxed(plain) : plain;
  }

  /** The type of a value that is there. */
  public static JavaType of(ValueType type, TypePackages packages) {
    if (type instanceof ValueType.Text) {
      return lang("String");
    } else if (type instanceof ValueType.Int) {
      return new JavaType.Primitive("int");
    } else if (type instanceof ValueType.Long) {
      return new JavaType.Primitive("long");
    } else if (type instanceof ValueType.Double) {
      return new JavaType.Primitive("double");
    } else if (type instanceof ValueType.Bool) {
      return new JavaType.Primitive("boolean");
    } else if (type instanceof ValueType.Named named) {
      return JavaType.Declared.of(packages.packageOf(named.name()), named.name());
    } else if (type instanceof ValueType.ListOf list) {
      return new JavaType.Declared(
          "java.util", List.of("List"), List.of(boxed(of(list.element(), packages))));
    } else if (type instanceof ValueType.MapOf map) {
      return new JavaType.Declared(
          "java.util", List.of("Map"), List.of(lang("String"), boxed(of(map.value(), packages))));
    } else if (type instanceof ValueType.AnyJson) {
      return JavaType.Declared.of("dev.retryevents.json", "JsonValue");
    } else if (type instanceof ValueType.AnyObject) {
      return JavaType.Declared.of("dev.retryevents.json", "JsonObject");
    }
    throw new AssertionError(type);
  }

  /** The type as a reference type. */
  public static JavaType boxed(JavaType type) {
    return type instanceof JavaType.Primitive primitive
        ? lang(BOXES.getOrDefault(primitive.name(), primitive.name()))
        : type;
  }

  /**
   * Whether a type that a user wrote is that type of the model. One that is about to be generated
   * in one of {@code packages} has no package yet where a user names it.
   */
  public static boolean isSame(JavaType written, JavaType wanted, TypePackages packages) {
    if (!(written instanceof JavaType.Declared ours
        && wanted instanceof JavaType.Declared theirs)) {
      return written.equals(wanted);
    }
    boolean generated = ours.packageName().isEmpty() && packages.has(theirs);
    return ours.names().equals(theirs.names())
        && (generated || ours.packageName().equals(theirs.packageName()))
        && ours.arguments().size() == theirs.arguments().size()
        && IntStream.range(0, ours.arguments().size())
            .allMatch(
                index ->
                    isSame(ours.arguments().get(index), theirs.arguments().get(index), packages));
  }

  private static JavaType.Declared lang(String name) {
    return JavaType.Declared.of("java.lang", name);
  }
}
