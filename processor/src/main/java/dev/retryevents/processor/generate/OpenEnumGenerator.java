package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.event.OpenEnum;
import dev.retryevents.processor.model.NamedType;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/**
 * Generates the sealed interface of a vocabulary that may grow, which keeps what it does not know.
 */
final class OpenEnumGenerator {

  private final NamedType.EnumType type;
  private final ClassName name;

  private OpenEnumGenerator(Target target, NamedType.EnumType type) {
    this.type = type;
    this.name = target.type(type.name());
  }

  static SourceFile generate(Target target, NamedType.EnumType type) {
    return target.print(new OpenEnumGenerator(target, type).declare());
  }

  private TypeSpec.Builder declare() {
    TypeSpec.Builder vocabulary =
        TypeSpec.interfaceBuilder(name)
            .addModifiers(Modifier.PUBLIC, Modifier.SEALED)
            .addJavadoc("$L", words())
            .addSuperinterface(OpenEnum.class)
            .addPermittedSubclass(known())
            .addPermittedSubclass(unknown());
    type.constants().forEach(constant -> vocabulary.addField(field(constant)));
    return vocabulary.addMethod(ofWire()).addType(knownEnum()).addType(unknownRecord());
  }

  private String words() {
    return JavadocText.sections(
        List.of(
            RecordTypeGenerator.words(type),
            "<p>The vocabulary is open: a value that is not listed is an {@link Unknown}."));
  }

  private ClassName known() {
    return name.nestedClass("Known");
  }

  private ClassName unknown() {
    return name.nestedClass("Unknown");
  }

  private FieldSpec field(NamedType.Constant constant) {
    return FieldSpec.builder(
            name, constant.name(), Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("$L", WireConstants.words(constant))
        .initializer("$T.$N", known(), constant.name())
        .build();
  }

  private MethodSpec ofWire() {
    return MethodSpec.methodBuilder("ofWire")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(name)
        .addParameter(String.class, "wire")
        .addJavadoc("The value of that spelling, known or not.\n\n")
        .addJavadoc("@param wire the value as JSON spells it\n@return the value")
        .addStatement("$T known = $T.find(wire)", known(), known())
        .addStatement("return known == null ? new $T(wire) : known", unknown())
        .build();
  }

  private TypeSpec knownEnum() {
    TypeSpec.Builder known =
        TypeSpec.enumBuilder("Known")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .addJavadoc("The values that were known when the program was built.")
            .addSuperinterface(name);
    WireConstants.add(known, type);
    if (WireConstants.isMapped(type)) {
      WireConstants.addMap(known, known());
    }
    return known.addMethod(isKnown(true)).addMethod(find()).build();
  }

  private MethodSpec find() {
    CodeBlock lookup =
        WireConstants.isMapped(type)
            ? CodeBlock.of("return BY_WIRE.get(wire);\n")
            : CodeBlock.builder()
                .add("return switch (wire) {\n$>")
                .add(WireConstants.cases(type))
                .add("default -> null;\n$<};\n")
                .build();
    return MethodSpec.methodBuilder("find")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(TypeCode.nullable(known()))
        .addParameter(String.class, "wire")
        .addCode(lookup)
        .build();
  }

  private TypeSpec unknownRecord() {
    return TypeSpec.recordBuilder("Unknown")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addJavadoc("A value that was not known when the program was built, kept as it is.\n\n")
        .addJavadoc("@param wire the value as JSON spells it")
        .recordConstructor(
            MethodSpec.constructorBuilder()
                .addParameter(ParameterSpec.builder(String.class, "wire").build())
                .build())
        .addSuperinterface(name)
        .addMethod(refusal())
        .addMethod(isKnown(false))
        .build();
  }

  private MethodSpec refusal() {
    return MethodSpec.compactConstructorBuilder()
        .addModifiers(Modifier.PUBLIC)
        .addJavadoc("Refuses a known value: {@link $L#ofWire} gives that.\n\n", type.name())
        .addJavadoc("@param wire a spelling that is not listed\n")
        .addJavadoc("@throws IllegalArgumentException if it is listed")
        .addStatement("$T.requireNonNull(wire, $S)", Objects.class, "wire")
        .beginControlFlow("if ($T.find(wire) != null)", known())
        .addStatement("throw new $T($S + wire)", IllegalArgumentException.class, "a known value: ")
        .endControlFlow()
        .build();
  }

  private static MethodSpec isKnown(boolean answer) {
    return MethodSpec.methodBuilder("isKnown")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(TypeName.BOOLEAN)
        .addStatement("return $L", answer)
        .build();
  }
}
