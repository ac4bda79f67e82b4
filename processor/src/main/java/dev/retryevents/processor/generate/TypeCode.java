package dev.retryevents.processor.generate;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.retryevents.event.Presence;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.Leading;
import dev.retryevents.processor.model.ValueType;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Types of the model as generated code spells them. */
final class TypeCode {

  static final ClassName JSON_VALUE = ClassName.get("dev.retryevents.json", "JsonValue");
  static final ClassName JSON_OBJECT = ClassName.get("dev.retryevents.json", "JsonObject");
  private static final AnnotationSpec NULLABLE = AnnotationSpec.builder(Nullable.class).build();

  private TypeCode() {}

  static TypeName of(JavaType type) {
    if (type instanceof JavaType.Primitive primitive) {
      return primitive(primitive.name());
    }
    if (type instanceof JavaType.Declared declared) {
      ClassName raw = raw(declared);
      return declared.arguments().isEmpty()
          ? raw
          : ParameterizedTypeName.get(raw, arguments(declared));
    }
    if (type instanceof JavaType.Array array) {
      return ArrayTypeName.of(of(array.element()));
    }
    if (type instanceof JavaType.Wildcard wildcard) {
      TypeName bound = wildcard.bound().map(TypeCode::of).orElse(ClassName.OBJECT);
      return wildcard.keyword().equals("super")
          ? WildcardTypeName.supertypeOf(bound)
          : WildcardTypeName.subtypeOf(bound);
    }
    throw new AssertionError(type);
  }

  private static ClassName raw(JavaType.Declared type) {
    List<String> names = type.names();
    String[] nested = names.subList(1, names.size()).toArray(String[]::new);
    return ClassName.get(type.packageName(), names.get(0), nested);
  }

  private static TypeName[] arguments(JavaType.Declared type) {
    return type.arguments().stream().map(TypeCode::of).toArray(TypeName[]::new);
  }

  private static TypeName primitive(String name) {
    return switch (name) {
      case "boolean" -> TypeName.BOOLEAN;
      case "byte" -> TypeName.BYTE;
      case "short" -> TypeName.SHORT;
      case "int" -> TypeName.INT;
      case "long" -> TypeName.LONG;
      case "char" -> TypeName.CHAR;
      case "float" -> TypeName.FLOAT;
      case "double" -> TypeName.DOUBLE;
      default -> throw new AssertionError(name);
    };
  }

  static TypeName of(Leading leading) {
    return leading.nullable() ? nullable(of(leading.type())) : of(leading.type());
  }

  /** What the record of {@code target} declares for a component. */
  static TypeName of(Target target, Component component) {
    TypeName value = of(target, component.type());
    return switch (component.presence()) {
      case REQUIRED -> value;
      case NULLABLE, OPTIONAL -> nullable(value);
      case OPTIONAL_NULLABLE ->
          ParameterizedTypeName.get(ClassName.get(Presence.class), value.box());
    };
  }

  /** What a value that is there has as its type. */
  static TypeName of(Target target, ValueType type) {
    if (type instanceof ValueType.Text) {
      return ClassName.get(String.class);
    }
    if (type instanceof ValueType.Int) {
      return TypeName.INT;
    }
    if (type instanceof ValueType.Long) {
      return TypeName.LONG;
    }
    if (type instanceof ValueType.Double) {
      return TypeName.DOUBLE;
    }
    if (type instanceof ValueType.Bool) {
      return TypeName.BOOLEAN;
    }
    if (type instanceof ValueType.Named named) {
      return target.named(named.name());
    }
    if (type instanceof ValueType.ListOf list) {
      return ParameterizedTypeName.get(
          ClassName.get(List.class), held(target, list.element(), list.nullable()));
    }
    if (type instanceof ValueType.MapOf map) {
      return ParameterizedTypeName.get(
          ClassName.get(Map.class),
          ClassName.get(String.class),
          held(target, map.value(), map.nullable()));
    }
    if (type instanceof ValueType.AnyJson) {
      return JSON_VALUE;
    }
    if (type instanceof ValueType.AnyObject) {
      return JSON_OBJECT;
    }
    throw new AssertionError(type);
  }

  private static TypeName held(Target target, ValueType type, boolean nullable) {
    TypeName held = of(target, type).box();
    return nullable ? nullable(held) : held;
  }

  static TypeName nullable(TypeName type) {
    return type.box().annotated(NULLABLE);
  }
}
