package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import dev.retryevents.event.Constraints;
import dev.retryevents.event.Presence;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.Leading;
import dev.retryevents.processor.model.RecordRules;
import dev.retryevents.processor.model.ValueType;
import java.util.Map;
import java.util.Objects;

/** The body of a compact constructor: what it rejects and what it copies. */
final class ConstructorCode {

  private final Target target;
  private final BoundsCode bounds;
  private final NameAllocator names;

  /**
   * The code for one record.
   *
   * @param names the names that are taken in its constructor
   */
  ConstructorCode(Target target, BoundsConstants constants, NameAllocator names) {
    this.target = target;
    this.bounds = new BoundsCode(target, constants, Teller.CONSTRUCTOR);
    this.names = names;
  }

  CodeBlock leading(Leading leading) {
    boolean free = leading.nullable() || leading.type() instanceof JavaType.Primitive;
    return free ? CodeBlock.of("") : statement(present(leading.name()));
  }

  CodeBlock component(Component component) {
    return switch (component.presence()) {
      case REQUIRED -> required(component);
      case NULLABLE, OPTIONAL -> nullable(component);
      case OPTIONAL_NULLABLE -> presence(component);
    };
  }

  private CodeBlock required(Component component) {
    CodeBlock.Builder code = CodeBlock.builder();
    ValueType type = component.type();
    if (!type.isPrimitive() && !CopyCode.isCopied(type)) {
      code.add(statement(present(component.name())));
    }
    return code.add(value(component)).build();
  }

  private CodeBlock nullable(Component component) {
    CodeBlock value = value(component);
    return value.isEmpty()
        ? value
        : CodeBlock.builder()
            .beginControlFlow("if ($N != null)", component.name())
            .add(value)
            .endControlFlow()
            .build();
  }

  /** What is asked of a value that is there, under the name of its component. */
  private CodeBlock value(Component component) {
    CodeBlock name = CodeBlock.of("$N", component.name());
    CodeBlock.Builder code = CodeBlock.builder();
    CopyCode.of(component, name, names).ifPresent(copy -> code.add(assignment(name, copy)));
    return code.add(bounds.of(component, name, names)).build();
  }

  private CodeBlock presence(Component component) {
    CodeBlock name = CodeBlock.of("$N", component.name());
    CodeBlock.Builder code = CodeBlock.builder().add(statement(present(component.name())));
    NameAllocator inner = names.clone();
    String value = inner.newName("value");
    CopyCode.of(component, CodeBlock.of("$N", value), inner)
        .map(copy -> CodeBlock.of("$L.map($N -> $L)", name, value, copy))
        .ifPresent(copy -> code.add(assignment(name, copy)));
    NameAllocator around = names.clone();
    String given = around.newName("given");
    CodeBlock asked = bounds.of(component, CodeBlock.of("$N.value()", given), around);
    if (!asked.isEmpty()) {
      code.beginControlFlow(
          "if ($L instanceof $T<$T> $N)",
          name,
          ClassName.get(Presence.Value.class),
          TypeCode.of(target, component.type()).box(),
          given);
      code.add(asked).endControlFlow();
    }
    return code.build();
  }

  /** What the presence of one member asks of others. */
  CodeBlock dependency(RecordRules.Dependency dependency, Map<String, Component> byWire) {
    Component member = component(dependency.member(), byWire);
    CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("if ($L)", isThere(member));
    for (String needed : dependency.needs()) {
      Component other = component(needed, byWire);
      code.addStatement(
          "$T.needs($S, $S, $L)", Constraints.class, member.name(), other.name(), isThere(other));
    }
    return code.endControlFlow().build();
  }

  private static Component component(String wire, Map<String, Component> byWire) {
    return Objects.requireNonNull(byWire.get(wire), wire);
  }

  private static CodeBlock isThere(Component component) {
    return component.presence().tellsNullFromAbsent()
        ? CodeBlock.of("!$N.isAbsent()", component.name())
        : CodeBlock.of("$N != null", component.name());
  }

  private static CodeBlock assignment(CodeBlock name, CodeBlock value) {
    CodeBlock line = CodeBlock.of("$L = $L", name, value);
    return statement(Arguments.fits(line) ? line : CodeBlock.of("$L =\n$L", name, value));
  }

  private static CodeBlock present(String name) {
    return CodeBlock.of("$T.requireNonNull($N, $S)", Objects.class, name, name);
  }

  private static CodeBlock statement(CodeBlock code) {
    return CodeBlock.builder().addStatement("$L", code).build();
  }
}
