package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.retryevents.event.Presence;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.Value;
import dev.retryevents.processor.model.ValueType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A value of a sample as an expression that makes it. */
record ValueCode(Target target) {

  /** The method of a test that makes a map of its keys and values, in their order. */
  static final String MAP = "mapOf";

  /** The value as the argument for its component. */
  CodeBlock of(Component component, Value value) {
    boolean wrapped = component.presence().tellsNullFromAbsent();
    if (value instanceof Value.Absent) {
      return wrapped ? CodeBlock.of("$T.absent()", Presence.class) : CodeBlock.of("null");
    }
    if (value instanceof Value.Null) {
      return wrapped ? CodeBlock.of("$T.ofNull()", Presence.class) : CodeBlock.of("null");
    }
    CodeBlock there = of(component.type(), value);
    return wrapped ? CodeBlock.of("$T.of($L)", Presence.class, there) : there;
  }

  List<CodeBlock> arguments(List<Component> components, List<Value> values) {
    List<CodeBlock> arguments = new ArrayList<>();
    for (int i = 0; i < components.size(); i++) {
      arguments.add(of(components.get(i), values.get(i)));
    }
    return arguments;
  }

  private CodeBlock of(ValueType type, Value value) {
    if (value instanceof Value.Text text) {
      return StringLiteral.of(text.text());
    }
    if (value instanceof Value.Whole whole) {
      return CodeBlock.of("$L", whole(type, whole.number()));
    }
    if (value instanceof Value.Fraction fraction) {
      return CodeBlock.of("$L", NumberLiteral.ofFraction(fraction.number()));
    }
    if (value instanceof Value.Truth truth) {
      return CodeBlock.of("$L", truth.value());
    }
    if (value instanceof Value.EnumValue known) {
      return vocabulary(known);
    }
    if (value instanceof Value.Composite composite) {
      return make(
          composite.type(),
          target.named(composite.type().name()),
          composite.type(),
          composite.values());
    }
    if (value instanceof Value.ArmValue arm) {
      NamedType.RecordType record = arm.arm().record();
      ClassName name = target.named(arm.union().name()).nestedClass(record.name());
      return make(arm.union(), name, record, arm.values());
    }
    if (value instanceof Value.AlternativeValue one) {
      NamedType.RecordType record = one.alternative().record();
      ClassName name = target.named(one.union().name()).nestedClass(record.name());
      return make(one.union(), name, record, List.of(one.value()));
    }
    if (value instanceof Value.Wrapped wrapped) {
      Component component = wrapped.type().value();
      return Arguments.behindBreak(
          CodeBlock.of("new $T", target.named(wrapped.type().name())),
          List.of(of(component, wrapped.value())));
    }
    if (value instanceof Value.Elements elements) {
      ValueType.ListOf list = (ValueType.ListOf) type;
      return list(list.element(), list.nullable(), elements.values());
    }
    if (value instanceof Value.Entries entries) {
      return map((ValueType.MapOf) type, entries);
    }
    if (value instanceof Value.Json json) {
      CodeBlock parsed =
          CodeBlock.of("$T.parse($L)", TypeCode.JSON_VALUE, StringLiteral.line(json.text()));
      return json.object() ? CodeBlock.of("($T) $L", TypeCode.JSON_OBJECT, parsed) : parsed;
    }
    if (value instanceof Value.Null) {
      return CodeBlock.of("null");
    }
    throw new AssertionError(value);
  }

  private static String whole(ValueType type, long number) {
    if (type instanceof ValueType.Double) {
      return NumberLiteral.ofFraction((double) number);
    }
    return type instanceof ValueType.Int ? String.valueOf(number) : NumberLiteral.ofLong(number);
  }

  private CodeBlock vocabulary(Value.EnumValue value) {
    ClassName type = target.named(value.type().name());
    return value.type().constants().stream()
        .filter(constant -> constant.wire().equals(value.wire()))
        .findFirst()
        .map(constant -> CodeBlock.of("$T.$N", type, constant.name()))
        .orElseGet(() -> CodeBlock.of("$T.ofWire($L)", type, StringLiteral.line(value.wire())));
  }

  /**
   * A record of that name.
   *
   * @param type the type that it is, or stands in
   */
  private CodeBlock make(
      NamedType type, ClassName name, NamedType.RecordType record, List<Value> values) {
    List<CodeBlock> arguments = arguments(record.components(), values);
    Optional<KeptMembers> kept = KeptMembers.in(target.of(type), record.components());
    if (WideClass.isNeeded(record.components(), kept)) {
      return built(target.of(type), name, record, arguments);
    }
    return Arguments.behindBreak(CodeBlock.of("new $T", name), arguments);
  }

  private static CodeBlock built(
      Target where, ClassName name, NamedType.RecordType record, List<CodeBlock> arguments) {
    RecordDeclaration declaration = RecordDeclaration.of(where, record);
    CodeBlock.Builder code =
        CodeBlock.builder()
            .add("$T.$N()", name, WideClass.builderMethod(declaration.names()))
            .add("$>$>");
    for (int i = 0; i < arguments.size(); i++) {
      code.add("\n.$N($L)", record.components().get(i).name(), arguments.get(i));
    }
    return code.add("\n.build()$<$<").build();
  }

  private CodeBlock list(ValueType element, boolean nullable, List<Value> values) {
    List<CodeBlock> elements = values.stream().map(value -> of(element, value)).toList();
    CodeBlock arguments = CodeBlock.join(elements, ", ");
    if (!nullable) {
      return CodeBlock.of("$T.of($L)", List.class, arguments);
    }
    TypeName held = TypeCode.of(target, element).box();
    return values.size() == 1 && values.get(0) instanceof Value.Null
        ? CodeBlock.of("$T.asList(($T) null)", Arrays.class, held)
        : CodeBlock.of("$T.asList($L)", Arrays.class, arguments);
  }

  private CodeBlock map(ValueType.MapOf type, Value.Entries entries) {
    List<CodeBlock> keys =
        entries.values().keySet().stream()
            .map(key -> CodeBlock.of("$L", StringLiteral.line(key)))
            .toList();
    return CodeBlock.of(
        "$L($T.of($L), $L)",
        MAP,
        List.class,
        CodeBlock.join(keys, ", "),
        list(type.value(), type.nullable(), List.copyOf(entries.values().values())));
  }
}
