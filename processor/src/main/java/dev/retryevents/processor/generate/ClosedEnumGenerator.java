package dev.retryevents.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.event.WireEnum;
import dev.retryevents.processor.model.NamedType;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** Generates the Java enum of a vocabulary that is complete. */
final class ClosedEnumGenerator {

  private ClosedEnumGenerator() {}

  static SourceFile generate(Target target, NamedType.EnumType type) {
    TypeSpec.Builder vocabulary =
        TypeSpec.enumBuilder(type.name())
            .addModifiers(Modifier.PUBLIC)
            .addJavadoc("$L", RecordTypeGenerator.words(type))
            .addSuperinterface(WireEnum.class)
            .addMethod(ofWire(target, type));
    WireConstants.add(vocabulary, type);
    return target.print(vocabulary);
  }

  private static MethodSpec ofWire(Target target, NamedType.EnumType type) {
    String known =
        type.constants().stream().map(NamedType.Constant::wire).collect(Collectors.joining(", "));
    CodeBlock start = CodeBlock.of("$L + wire", StringLiteral.line("no " + type.name() + ": \""));
    CodeBlock line = CodeBlock.of("$L + $L", start, StringLiteral.line("\"; there are " + known));
    CodeBlock words =
        Arguments.width(line) <= 80
            ? line
            : CodeBlock.of("$L$>$>\n+ $L$<$<", start, StringLiteral.of("\"; there are " + known));
    CodeBlock fault =
        Arguments.behindBreak(
            CodeBlock.of("throw new $T", IllegalArgumentException.class), List.of(words));
    return MethodSpec.methodBuilder("ofWire")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(target.type(type.name()))
        .addParameter(String.class, "wire")
        .addJavadoc("The value of that spelling.\n\n")
        .addJavadoc("@param wire the value as JSON spells it\n@return the value\n")
        .addJavadoc("@throws IllegalArgumentException if there is none")
        .addCode("return switch (wire) {\n$>")
        .addCode(WireConstants.cases(type))
        .addCode("default ->\n$>$>$L;\n$<$<", fault)
        .addCode("$<};\n")
        .build();
  }
}
