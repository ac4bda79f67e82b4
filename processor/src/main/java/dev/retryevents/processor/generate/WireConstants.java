package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.processor.model.NamedType;
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

  /** A case for each spelling, which gives its constant. */
  static CodeBlock cases(NamedType.EnumType type) {
    CodeBlock.Builder cases = CodeBlock.builder();
    for (NamedType.Constant constant : type.constants()) {
      cases.add("case $L -> $N;\n", StringLiteral.line(constant.wire()), constant.name());
    }
    return cases.build();
  }
}
