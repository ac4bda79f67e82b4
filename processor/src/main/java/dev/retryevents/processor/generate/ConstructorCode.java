package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import dev.retryevents.event.Presence;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.Leading;
import dev.retryevents.processor.model.ValueType;
import java.util.List;
import java.util.Objects;

/** The body of a compact constructor: what it rejects and what it copies. */
final class ConstructorCode {

  private final Target target;
  private final PatternConstants patterns;
  private final NameAllocator names;

  /**
   * The code for one record.
   *
   * @param names the names that are taken in its constructor
   */
  ConstructorCode(Target target, PatternConstants patterns, NameAllocator names) {
    this.target = target;
    this.patterns = patterns;
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
    bounds(component, name).forEach(call -> code.addStatement("$L", call));
    return code.build();
  }

  private CodeBlock presence(Component component) {
    CodeBlock name = CodeBlock.of("$N", component.name());
    CodeBlock.Builder code = CodeBlock.builder().add(statement(present(component.name())));
    NameAllocator inner = names.clone();
    String value = inner.newName("value");
    CopyCode.of(component, CodeBlock.of("$N", value), inner)
        .map(copy -> CodeBlock.of("$L.map($N -> $L)", name, value, copy))
        .ifPresent(copy -> code.add(assignment(name, copy)));
    String given = names.clone().newName("given");
    List<CodeBlock> bounds = bounds(component, CodeBlock.of("$N.value()", given));
    if (!bounds.isEmpty()) {
      ClassName there = ClassName.get(Presence.Value.class);
      code.beginControlFlow(
          "if ($L instanceof $T<$T> $N)",
          name,
          there,
          TypeCode.of(target, component.type()).box(),
          given);
      bounds.forEach(call -> code.addStatement("$L", call));
      code.endControlFlow();
    }
    return code.build();
  }

  private List<CodeBlock> bounds(Component component, CodeBlock value) {
    return BoundsCode.ofConstructor(
        component, value, patterns.of(component).map(name -> CodeBlock.of("$N", name)));
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
