package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.NamedType;

/** Generates the codec of a record around a value: the value is what is on the wire. */
final class WrapperCodecGenerator {

  private WrapperCodecGenerator() {}

  static SourceFile generate(Target target, NamedType.WrapperType type) {
    ClassName name = target.type(type.name());
    return target.print(
        CodecGenerator.declareSingle(target, type.name())
            .addMethod(CodecGenerator.read(name, reading(target, name, type.value())))
            .addMethod(CodecGenerator.write(name, writing(target, type.value(), "value"))));
  }

  /** The code that reads a value and makes the record around it. */
  static CodeBlock reading(Target target, ClassName record, Component value) {
    RecordDeclaration declaration = RecordDeclaration.around(target, value);
    return CodeBlock.builder()
        .addStatement(
            "$T read = $L",
            TypeCode.of(target, value.type()),
            new ValueCodecCode(target).read(value.type()))
        .add(
            new BoundsCode(target, declaration.constants(), Teller.codecOf(record))
                .of(value, CodeBlock.of("read"), CodecGenerator.names()))
        .beginControlFlow("if (in.faults() > 0)")
        .addStatement("return null")
        .endControlFlow()
        .addStatement("return new $T(read)", record)
        .build();
  }

  /** The code that writes what is in the record of that name. */
  static CodeBlock writing(Target target, Component value, String record) {
    CodeBlock accessor = CodeBlock.of("$N.$N()", record, value.name());
    return CodeBlock.builder()
        .addStatement(
            "$L", new ValueCodecCode(target).write(value.type(), CodeBlock.of("out"), accessor))
        .build();
  }
}
