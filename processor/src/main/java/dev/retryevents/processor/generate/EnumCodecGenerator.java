package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.retryevents.codec.Choices;
import dev.retryevents.json.JsonVocabulary;
import dev.retryevents.processor.model.NamedType;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates the codec of a vocabulary: the words that are known are read without a string. */
final class EnumCodecGenerator {

  private final NamedType.EnumType type;
  private final ClassName name;
  private final ClassName known;

  private EnumCodecGenerator(Target target, NamedType.EnumType type) {
    this.type = type;
    this.name = target.type(type.name());
    this.known = type.open() ? name.nestedClass("Known") : name;
  }

  static SourceFile generate(Target target, NamedType.EnumType type) {
    EnumCodecGenerator generator = new EnumCodecGenerator(target, type);
    return target.print(
        CodecGenerator.declareSingle(target, type.name())
            .addField(generator.words())
            .addField(generator.values())
            .addMethod(CodecGenerator.read(generator.name, generator.reading()))
            .addMethod(CodecGenerator.write(generator.name, generator.writing())));
  }

  private FieldSpec words() {
    List<CodeBlock> literals =
        type.constants().stream()
            .map(constant -> CodeBlock.of("$L", StringLiteral.line(constant.wire())))
            .toList();
    return FieldSpec.builder(
            JsonVocabulary.class, "WORDS", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer(Arguments.listed(CodeBlock.of("$T.of", JsonVocabulary.class), literals))
        .build();
  }

  private FieldSpec values() {
    return FieldSpec.builder(
            ParameterizedTypeName.get(ClassName.get(List.class), known),
            "VALUES",
            Modifier.PRIVATE,
            Modifier.STATIC,
            Modifier.FINAL)
        .initializer("$T.of($T.values())", List.class, known)
        .build();
  }

  private CodeBlock reading() {
    CodeBlock.Builder code =
        CodeBlock.builder()
            .addStatement("int word = in.nextString(WORDS)")
            .beginControlFlow("if (word != $T.UNKNOWN)", JsonVocabulary.class)
            .addStatement("return VALUES.get(word)")
            .endControlFlow();
    if (type.open()) {
      return code.addStatement("return $T.ofWire(in.nextString())", name).build();
    }
    return code.addStatement("$T.unknown(in, in.nextString(), WORDS)", Choices.class)
        .addStatement("return null")
        .build();
  }

  private CodeBlock writing() {
    if (!type.open()) {
      return CodeBlock.builder().addStatement("out.value(WORDS, value.ordinal())").build();
    }
    return CodeBlock.builder()
        .beginControlFlow("if (value instanceof $T known)", known)
        .addStatement("out.value(WORDS, known.ordinal())")
        .nextControlFlow("else")
        .addStatement("out.value(value.wire())")
        .endControlFlow()
        .build();
  }
}
