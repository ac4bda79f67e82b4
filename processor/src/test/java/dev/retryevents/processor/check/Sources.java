package dev.retryevents.processor.check;

import dev.retryevents.processor.declaration.DeclaredInterface;
import dev.retryevents.processor.declaration.DeclaredMethod;
import dev.retryevents.processor.declaration.ValueSource;
import dev.retryevents.processor.model.Accessor;
import dev.retryevents.processor.model.JavaType;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Types that users wrote, by the signatures of their accessors: {@code "@Nullable String model"}.
 */
public final class Sources {

  private static final List<String> PRIMITIVES =
      List.of("boolean", "byte", "char", "short", "int", "long", "float", "double", "void");

  private Sources() {}

  /** A signal or a context. */
  public static ValueSource source(String type, String... accessors) {
    return new ValueSource(type(type), true, accessors(accessors), Set.of());
  }

  /** An interface to extend, all of whose accessors are abstract. */
  public static DeclaredInterface extending(String... accessors) {
    List<Accessor> all = accessors(accessors);
    return new DeclaredInterface(
        type("com.acme.Event"),
        List.of(),
        all.stream().map(accessor -> new DeclaredMethod(accessor, true)).toList(),
        all,
        Optional.empty());
  }

  /** A class by its name; lower-case parts are the package. */
  public static JavaType.Declared type(String name) {
    List<String> parts = List.of(name.split("\\."));
    int packages =
        (int) parts.stream().filter(part -> Character.isLowerCase(part.charAt(0))).count();
    return new JavaType.Declared(
        String.join(".", parts.subList(0, packages)),
        parts.subList(packages, parts.size()),
        List.of());
  }

  private static List<Accessor> accessors(String... signatures) {
    return Stream.of(signatures).map(Sources::accessor).toList();
  }

  private static Accessor accessor(String signature) {
    boolean nullable = signature.startsWith("@Nullable ");
    String[] words = signature.replace("@Nullable ", "").split(" ");
    return new Accessor(words[1], returned(words[0]), nullable);
  }

  private static JavaType returned(String type) {
    if (PRIMITIVES.contains(type)) {
      return new JavaType.Primitive(type);
    }
    int open = type.indexOf('<');
    if (open < 0) {
      return type(type.equals("String") ? "java.lang.String" : type);
    }
    JavaType.Declared raw = type(type.substring(0, open));
    JavaType argument = returned(type.substring(open + 1, type.length() - 1));
    return new JavaType.Declared(raw.packageName(), raw.names(), List.of(argument));
  }
}
