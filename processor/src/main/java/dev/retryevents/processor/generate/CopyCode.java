package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import dev.retryevents.event.Copies;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.ValueType;
import java.util.Optional;

/** The immutable copy of a list or a map, down to the lists and maps that it holds. */
final class CopyCode {

  private CopyCode() {}

  static boolean isCopied(ValueType type) {
    return type instanceof ValueType.ListOf || type instanceof ValueType.MapOf;
  }

  /**
   * The copy, if the component needs one.
   *
   * @param value code that gives its value
   * @param names the names that are taken around it
   */
  static Optional<CodeBlock> of(Component component, CodeBlock value, NameAllocator names) {
    return isCopied(component.type())
        ? Optional.of(copy(component.name(), component.type(), value, names))
        : Optional.empty();
  }

  private static CodeBlock copy(
      String component, ValueType type, CodeBlock value, NameAllocator names) {
    if (type instanceof ValueType.ListOf list) {
      CodeBlock each = each("eachElement", component, list.element(), value, names);
      return call(list.nullable() ? "listWithNulls" : "list", component, each);
    }
    if (type instanceof ValueType.MapOf map) {
      CodeBlock each = each("eachValue", component, map.value(), value, names);
      return call(map.nullable() ? "mapWithNulls" : "map", component, each);
    }
    throw new AssertionError(type);
  }

  private static CodeBlock each(
      String method, String component, ValueType held, CodeBlock value, NameAllocator names) {
    if (!isCopied(held)) {
      return value;
    }
    NameAllocator inner = names.clone();
    String name = inner.newName("held");
    CodeBlock copy = copy(component, held, CodeBlock.of("$N", name), inner);
    return call(method, component, CodeBlock.of("$L, $N -> $L", value, name, copy));
  }

  private static CodeBlock call(String method, String component, CodeBlock arguments) {
    return CodeBlock.of("$T.$L($S, $L)", Copies.class, method, component, arguments);
  }
}
