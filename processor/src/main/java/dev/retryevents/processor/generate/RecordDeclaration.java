package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.Leading;
import dev.retryevents.processor.model.NamedType;
import dev.retryevents.processor.model.RecordRules;
import dev.retryevents.processor.model.Row;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * What all generated records have: components with their words, a constructor that checks them, and
 * accessors that give times.
 *
 * @param family the name of the interface that its record is of; empty if there is none
 * @param leading the components that come from the interface above the family
 * @param components the components that come from the schema
 * @param rules what the schema asks of them together
 * @param kept the component that keeps what the schema does not know, if it has one
 */
record RecordDeclaration(
    Target target,
    String family,
    List<Leading> leading,
    List<Component> components,
    RecordRules rules,
    Optional<KeptMembers> kept) {

  /** The record of a row. */
  static RecordDeclaration ofEvent(TableTarget table, Row row) {
    return new RecordDeclaration(
        table.types(),
        table.contract().family(),
        row.leading(),
        row.components(),
        row.rules(),
        Optional.empty());
  }

  /** The record of an object that rows reach. */
  static RecordDeclaration of(Target target, NamedType.RecordType type) {
    Optional<KeptMembers> kept = KeptMembers.in(target, type.components());
    return new RecordDeclaration(target, "", List.of(), type.components(), type.rules(), kept);
  }

  /** The record around a value that is no member of an object. */
  static RecordDeclaration around(Target target, Component value) {
    return new RecordDeclaration(
        target, "", List.of(), List.of(value), RecordRules.NONE, Optional.empty());
  }

  TypeSpec.Builder declare(String name, String words) {
    NameAllocator names = names();
    BoundsConstants constants = new BoundsConstants(target, names);
    CodeBlock checks = checks(new ConstructorCode(target, constants, names));
    TypeSpec.Builder record =
        WideClass.isNeeded(components, kept)
            ? new WideClass(this, name, names).declare(words, checks)
            : record(name, words, checks);
    constants.fields().forEach(record::addField);
    for (Component component : components) {
      component.time().ifPresent(time -> record.addMethod(TimeAccessorCode.of(component, time)));
    }
    return record;
  }

  private TypeSpec.Builder record(String name, String words, CodeBlock checks) {
    TypeSpec.Builder record =
        TypeSpec.recordBuilder(name)
            .addModifiers(Modifier.PUBLIC)
            .recordConstructor(header())
            .addJavadoc("$L", JavadocText.sections(List.of(words, tags())));
    if (!checks.isEmpty()) {
      record.addMethod(constructor(checks));
    }
    kept.ifPresent(unknown -> record.addMethod(unknown.constructor(parameters())));
    return record;
  }

  /** The names of its components, taken. */
  NameAllocator names() {
    NameAllocator names = new NameAllocator();
    componentNames().forEach(names::newName);
    return names;
  }

  /** The constants that values are compared with, which codecs use as well. */
  BoundsConstants constants() {
    NameAllocator names = names();
    BoundsConstants constants = new BoundsConstants(target, names);
    checks(new ConstructorCode(target, constants, names)); // which asks for all of them
    return constants;
  }

  private Stream<String> componentNames() {
    return Stream.of(
            leading.stream().map(Leading::name),
            components.stream().map(Component::name),
            kept.stream().map(KeptMembers::name))
        .flatMap(names -> names);
  }

  private MethodSpec header() {
    List<ParameterSpec> parameters = parameters();
    kept.ifPresent(unknown -> parameters.add(unknown.parameter()));
    return MethodSpec.constructorBuilder().addParameters(parameters).build();
  }

  private List<ParameterSpec> parameters() {
    List<ParameterSpec> parameters = new ArrayList<>();
    for (Leading component : leading) {
      parameters.add(ParameterSpec.builder(TypeCode.of(component), component.name()).build());
    }
    for (Component component : components) {
      parameters.add(
          ParameterSpec.builder(TypeCode.of(target, component), component.name()).build());
    }
    return parameters;
  }

  private String tags() {
    return JavadocText.lines(
        Stream.of(
                leading.stream().map(this::tag),
                components.stream().map(RecordDeclaration::tag),
                kept.stream().map(KeptMembers::tag))
            .flatMap(tags -> tags));
  }

  private String tag(Leading component) {
    String accessor = "{@link " + family + "#" + component.name() + "()}";
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
    kept.ifPresent(unknown -> checks.add(unknown.check()));
    return checks.build();
  }

  private MethodSpec constructor(CodeBlock checks) {
    String code = checks.toString();
    List<String> words = new ArrayList<>();
    leading.forEach(component -> words.add(ConstraintWords.of(component)));
    components.forEach(component -> words.add(ConstraintWords.of(component)));
    kept.ifPresent(unknown -> words.add(unknown.constraint()));
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
