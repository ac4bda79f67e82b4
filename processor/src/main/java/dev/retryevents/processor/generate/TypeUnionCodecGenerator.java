package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.retryevents.codec.Choices;
import dev.retryevents.processor.model.JsonKind;
import dev.retryevents.processor.model.NamedType;
import java.util.stream.Collectors;

/** Generates the codec of values that their types in JSON tell apart. */
final class TypeUnionCodecGenerator {

  private TypeUnionCodecGenerator() {}

  static SourceFile generate(Target target, NamedType.TypeUnion type) {
    ClassName name = target.type(type.name());
    return target.print(
        CodecGenerator.declareSingle(target, type.name())
            .addMethod(CodecGenerator.read(name, reading(target, name, type)))
            .addMethod(CodecGenerator.write(name, writing(target, name, type))));
  }

  private static CodeBlock reading(Target target, ClassName name, NamedType.TypeUnion type) {
    CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("switch (in.peek())");
    for (NamedType.Alternative one : type.alternatives()) {
      code.add("case $L -> {\n$>", token(one.kind()))
          .add(
              WrapperCodecGenerator.reading(
                  target, name.nestedClass(one.record().name()), one.value()))
          .add("$<}\n");
    }
    String expected =
        type.alternatives().stream()
            .map(one -> one.kind().words())
            .collect(Collectors.joining(" or "));
    return code.add("default -> {\n$>")
        .addStatement("$T.noAlternative(in, $S)", Choices.class, expected)
        .addStatement("return null")
        .add("$<}\n")
        .endControlFlow()
        .build();
  }

  private static CodeBlock writing(Target target, ClassName name, NamedType.TypeUnion type) {
    CodeBlock.Builder code = CodeBlock.builder();
    String start = "if";
    for (NamedType.Alternative one : type.alternatives()) {
      String test = start + " (value instanceof $T one)";
      ClassName record = name.nestedClass(one.record().name());
      if (start.equals("if")) {
        code.beginControlFlow(test, record);
      } else {
        code.nextControlFlow(test, record);
      }
      code.add(WrapperCodecGenerator.writing(target, one.value(), "one"));
      start = "else if";
    }
    return code.nextControlFlow("else")
        .addStatement("throw new $T(value)", AssertionError.class)
        .endControlFlow()
        .build();
  }

  /** What stands next where a value of that type does. */
  private static String token(JsonKind kind) {
    return switch (kind) {
      case INTEGER, NUMBER -> "NUMBER";
      case STRING -> "STRING";
      case BOOLEAN -> "BOOLEAN";
      case ARRAY -> "BEGIN_ARRAY";
      case OBJECT -> "BEGIN_OBJECT";
    };
  }
}
