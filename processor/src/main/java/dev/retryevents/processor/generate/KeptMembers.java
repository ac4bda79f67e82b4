package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterSpec;
import dev.retryevents.json.JsonObject;
import dev.retryevents.processor.model.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * The component of a record that keeps the members which its schema does not know.
 *
 * @param name its name: {@code unknownMembers}, unless a component of the schema has that
 */
record KeptMembers(String name) {

  /** The component in the record of those components, if its records keep what is unknown. */
  static Optional<KeptMembers> in(Target target, List<Component> components) {
    if (!target.keeping()) {
      return Optional.empty();
    }
    NameAllocator names = new NameAllocator();
    components.forEach(component -> names.newName(component.name()));
    return Optional.of(new KeptMembers(names.newName("unknownMembers")));
  }

  ParameterSpec parameter() {
    return ParameterSpec.builder(JsonObject.class, name).build();
  }

  String tag() {
    return "@param " + name + " the members that the schema does not know";
  }

  String constraint() {
    return "@param " + name + " not null";
  }

  CodeBlock check() {
    return CodeBlock.builder()
        .addStatement("$T.requireNonNull($N, $S)", Objects.class, name, name)
        .build();
  }

  /** The constructor for those who have no such members. */
  MethodSpec constructor(List<ParameterSpec> others) {
    List<CodeBlock> arguments = new ArrayList<>();
    others.forEach(parameter -> arguments.add(CodeBlock.of("$N", parameter.name())));
    arguments.add(CodeBlock.of("new $T($T.of())", JsonObject.class, Map.class));
    String tags =
        others.stream()
            .map(parameter -> "@param " + parameter.name() + " as in the other constructor")
            .collect(Collectors.joining("\n"));
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PUBLIC)
        .addJavadoc("One without members that the schema does not know.")
        .addJavadoc("$L", tags.isEmpty() ? "" : "\n\n" + tags)
        .addParameters(others)
        .addStatement("$L", Arguments.call(4, CodeBlock.of("this"), arguments))
        .build();
  }
}
