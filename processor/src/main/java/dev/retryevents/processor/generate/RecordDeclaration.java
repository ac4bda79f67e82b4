package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Leading;
import dev.retryevents.processor.model.RecordRules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * What all generated records have: components with their words, a constructor that checks them, and
 * accessors that give times.
 *
 * @param leading the components that come from the interface above the family
 * @param components the components that come from the schema
 * @param rules what the schema asks of them together
 */
record RecordDeclaration(
    Target target, List<Leading> leading, List<Component> components, RecordRules rules) {

  TypeSpec.Builder declare(String name, String words) {
    NameAllocator names = new NameAllocator();
    componentNames().forEach(names::newName);
    BoundsConstants constants = new BoundsConstants(target, names);
    CodeBlock checks = checks(new ConstructorCode(target, constants, names));
    TypeSpec.Builder record =
        TypeSpec.recordBuilder(name)
            .addModifiers(Modifier.PUBLIC)
            .recordConstructor(header())
            .addJavadoc("$L", JavadocText.sections(List.of(words, tags())));
    constants.fields().forEach(record::addField);
    if (!checks.isEmpty()) {
      record.addMethod(constructor(checks));
    }
    for (Component component : components) {
      component.time().ifPresent(time -> record.addMethod(TimeAccessorCode.of(component, time)));
    }
    return record;
  }

  private Stream<String> componentNames() {
    return Stream.concat(
        leading.stream().map(Leading::name), components.stream().map(Component::name));
  }

  private MethodSpec header() {
    List<ParameterSpec> parameters = new ArrayList<>();
    for (Leading component : leading) {
      parameters.add(ParameterSpec.builder(TypeCode.of(component), component.name()).build());
    }
    for (Component component : components) {
      parameters.add(
          ParameterSpec.builder(TypeCode.of(target, component), component.name()).build());
    }
    return MethodSpec.constructorBuilder().addParameters(parameters).build();
  }

  private String tags() {
    return JavadocText.lines(
        Stream.concat(
            leading.stream().map(this::tag), components.stream().map(RecordDeclaration::tag)));
  }

  private String tag(Leading component) {
    String accessor = "{@link " + target.contract().family() + "#" + component.name() + "()}";
    return JavadocText.tag("@param " + component.name(), "what " + accessor + " says");
  }

  private static String tag(Component component) {
    String phrase = JavadocText.phrase(component.description());
    return JavadocText.tag(
        "@param " + component.name(),
        phrase.isEmpty() ? "the member " + JavadocText.code(component.wire()) : phrase);
  }

  private CodeBlock checks(ConstructorCode code) {
    CodeBlock.Builder checks = CodeBlock.builder();
    leading.forEach(component -> checks.add(code.leading(component)));
    components.forEach(component -> checks.add(code.component(component)));
    Map<String, Component> byWire = new HashMap<>();
    components.forEach(component -> byWire.put(component.wire(), component));
    rules.dependencies().forEach(one -> checks.add(code.dependency(one, byWire)));
    return checks.build();
  }

  private MethodSpec constructor(CodeBlock checks) {
    String code = checks.toString();
    List<String> words = new ArrayList<>();
    leading.forEach(component -> words.add(ConstraintWords.of(component)));
    components.forEach(component -> words.add(ConstraintWords.of(component)));
    if (code.contains("requireNonNull(") || code.contains(".Copies.")) {
      words.add("@throws NullPointerException if a component is null that may not be");
    }
    if (code.contains(".Constraints.") || code.contains(".Sizes.")) {
      words.add("@throws IllegalArgumentException if a component is not what the schema allows");
    }
    return MethodSpec.compactConstructorBuilder()
        .addModifiers(Modifier.PUBLIC)
        .addJavadoc("Checks the components$L.", code.contains(".Copies.") ? " and copies them" : "")
        .addJavadoc("\n\n$L", String.join("\n", words))
        .addCode(checks)
        .build();
  }
}
