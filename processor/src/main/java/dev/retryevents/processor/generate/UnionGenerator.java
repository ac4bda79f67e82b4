package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.processor.model.NamedType;
import javax.lang.model.element.Modifier;

/** Generates the sealed interface of objects that a tag tells apart, one nested record an arm. */
final class UnionGenerator {

  private UnionGenerator() {}

  static SourceFile generate(Target target, NamedType.UnionType type) {
    ClassName name = target.type(type.name());
    TypeSpec.Builder union =
        TypeSpec.interfaceBuilder(name)
            .addModifiers(Modifier.PUBLIC, Modifier.SEALED)
            .addJavadoc("$L", RecordTypeGenerator.words(type))
            .addMethod(
                discriminator()
                    .addModifiers(Modifier.ABSTRACT)
                    .addJavadoc("$L", words(type))
                    .build());
    for (NamedType.Arm arm : type.arms()) {
      union.addPermittedSubclass(name.nestedClass(arm.record().name()));
      union.addType(
          RecordTypeGenerator.declare(target, arm.record())
              .addModifiers(Modifier.STATIC)
              .addSuperinterface(name)
              .addMethod(
                  discriminator()
                      .addAnnotation(Override.class)
                      .addStatement("return $L", StringLiteral.line(arm.tag()))
                      .build())
              .build());
    }
    return target.print(union);
  }

  private static String words(NamedType.UnionType type) {
    return JavadocText.wrap(
        "{@return the value of the member " + JavadocText.code(type.discriminator()) + "}");
  }

  private static MethodSpec.Builder discriminator() {
    return MethodSpec.methodBuilder("discriminator")
        .addModifiers(Modifier.PUBLIC)
        .returns(String.class);
  }
}
