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

  /** More values than this are counted, not listed. */
  private static final int LISTED = 20;

  private ClosedEnumGenerator() {}

  static SourceFile generate(Target target, NamedType.EnumType type) {
    TypeSpec.Builder vocabulary =
        TypeSpec.enumBuilder(type.name())
            .addModifiers(Modifier.PUBLIC)
            .addJavadoc("$L", RecordTypeGenerator.words(type))
            .addSuperinterface(WireEnum.class)
            .addMethod(ofWire(target, type));
    WireConstants.add(vocabulary, type);
    if (WireConstants.isMapped(type)) {
      WireConstants.addMap(vocabulary, target.type(type.name()));
    }
    return target.print(vocabulary);
  }

  private static MethodSpec ofWire(Target target, NamedType.EnumType type) {
    CodeBlock fault =
        Arguments.behindBreak(
            CodeBlock.of("throw new $T", IllegalArgumentException.class), List.of(words(type)));
    return MethodSpec.methodBuilder("ofWire")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(target.type(type.name()))
        .addParameter(String.class, "wire")
        .addJavadoc("The value of that spelling.\n\n")
        .addJavadoc("@param wire the value as JSON spells it\n@return the value\n")
        .addJavadoc("@throws IllegalArgumentException if there is none")
        .addCode(WireConstants.isMapped(type) ? mapped(target, type, fault) : switched(type, fault))
        .build();
  }

  private static CodeBlock switched(NamedType.EnumType type, CodeBlock fault) {
    return CodeBlock.builder()
        .add("return switch (wire) {\n$>")
        .add(WireConstants.cases(type))
        .add("default ->\n$>$>$L;\n$<$<", fault)
        .add("$<};\n")
        .build();
  }

  private static CodeBlock mapped(Target target, NamedType.EnumType type, CodeBlock fault) {
    return CodeBlock.builder()
        .addStatement("$T value = BY_WIRE.get(wire)", target.type(type.name()))
        .beginControlFlow("if (value == null)")
        .addStatement("$L", fault)
        .endControlFlow()
        .addStatement("return value")
        .build();
  }

  /** Says which values there are, in as many words as a line holds. */
  private static CodeBlock words(NamedType.EnumType type) {
    String known =
        type.constants().stream()
            .limit(LISTED)
            .map(NamedType.Constant::wire)
            .collect(Collectors.joining(", "));
    int others = type.constants().size() - LISTED;
    String list = others > 0 ? known + " and " + others + " others" : known;
    CodeBlock start = CodeBlock.of("$L + wire", StringLiteral.line("no " + type.name() + ": \""));
    CodeBlock line = CodeBlock.of("$L + $L", start, StringLiteral.line("\"; there are " + list));
    return Arguments.width(line) <= 80
        ? line
        : CodeBlock.of("$L$>$>\n+ $L$<$<", start, StringLiteral.of("\"; there are " + list));
  }
}
