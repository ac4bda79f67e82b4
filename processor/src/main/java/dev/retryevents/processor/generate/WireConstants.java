package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.processor.model.NamedType;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** What the enums of vocabularies have in common: constants that know their spelling. */
final class WireConstants {

  private WireConstants() {}

  /** Adds the constants, the constructor and {@code wire()}. */
  static void add(TypeSpec.Builder vocabulary, NamedType.EnumType type) {
    for (NamedType.Constant constant : type.constants()) {
      vocabulary.addEnumConstant(
          constant.name(),
          TypeSpec.anonymousClassBuilder("$L", StringLiteral.line(constant.wire()))
              .addJavadoc("$L", words(constant))
              .build());
    }
    vocabulary
        .addField(String.class, "wire", Modifier.PRIVATE, Modifier.FINAL)
        .addMethod(
            MethodSpec.constructorBuilder()
                .addParameter(String.class, "wire")
                .addStatement("this.wire = wire")
                .build())
        .addMethod(
            MethodSpec.methodBuilder("wire")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(String.class)
                .addStatement("return wire")
                .build());
  }

  static String words(NamedType.Constant constant) {
    return "The value " + JavadocText.code(constant.wire()) + ".";
  }

  /**
   * More values than this are found in a map: the code of a switch takes up to 40 bytes a value,
   * and a method has room for 65,535 (JVMS 4.7.3).
   */
  private static final int SWITCHED = 1_000;

  /** Whether a value is found in a map, and not by a switch. */
  static boolean isMapped(NamedType.EnumType type) {
    return type.constants().size() > SWITCHED;
  }

  /** The map from spellings to the values of the enum {@code type}. */
  static void addMap(TypeSpec.Builder vocabulary, ClassName type) {
    ParameterizedTypeName map =
        ParameterizedTypeName.get(ClassName.get(Map.class), ClassName.get(String.class), type);
    vocabulary
        .addField(
            FieldSpec.builder(map, "BY_WIRE", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer("byWire()")
                .build())
        .addMethod(
            MethodSpec.methodBuilder("byWire")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(map)
                .addStatement("$T map = new $T<>()", map, HashMap.class)
                .beginControlFlow("for ($T value : values())", type)
                .addStatement("map.put(value.wire, value)")
                .endControlFlow()
                .addStatement("return map")
                .build());
  }

  /** A case for each spelling, which gives its constant. */
  static CodeBlock cases(NamedType.EnumType type) {
    CodeBlock.Builder cases = CodeBlock.builder();
    for (NamedType.Constant constant : type.constants()) {
      cases.add("case $L -> $N;\n", StringLiteral.line(constant.wire()), constant.name());
    }
    return cases.build();
  }
}
