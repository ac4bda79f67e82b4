package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.codec.Choices;
import dev.retryevents.json.JsonInput;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.NamedType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.NullUnmarked;

/** Generates the codec of objects that a tag tells apart, wherever in the object it stands. */
final class UnionCodecGenerator {

  private final Target target;
  private final NamedType.UnionType type;
  private final ClassName name;
  private final NameAllocator names = CodecGenerator.names();
  private final TypeSpec.Builder codec;
  private final CodeBlock.Builder reading = CodeBlock.builder();
  private final CodeBlock.Builder writing = CodeBlock.builder();

  private UnionCodecGenerator(Target target, NamedType.UnionType type) {
    this.target = target;
    this.type = type;
    this.name = target.type(type.name());
    this.codec = CodecGenerator.declareSingle(target, type.name());
  }

  static SourceFile generate(Target target, NamedType.UnionType type) {
    return target.print(new UnionCodecGenerator(target, type).declare());
  }

  private TypeSpec.Builder declare() {
    String discriminator = StringLiteral.line(type.discriminator());
    List<CodeBlock> rejected =
        new ArrayList<>(
            List.of(CodeBlock.of("in"), CodeBlock.of("$L", discriminator), CodeBlock.of("tag")));
    type.arms().forEach(arm -> rejected.add(CodeBlock.of("$L", StringLiteral.line(arm.tag()))));
    reading.addStatement("$T tag = in.peekMember($L)", String.class, discriminator);
    reading.beginControlFlow("if (tag != null)").beginControlFlow("switch (tag)");
    type.arms().forEach(this::addArm);
    reading
        .add("default -> {}\n")
        .endControlFlow()
        .endControlFlow()
        .addStatement("$L", Arguments.call(4, CodeBlock.of("$T.noArm", Choices.class), rejected))
        .addStatement("return null");
    writing.nextControlFlow("else").addStatement("throw new $T(value)", AssertionError.class);
    writing.endControlFlow();
    return codec
        .addMethod(CodecGenerator.read(name, reading.build()))
        .addMethod(CodecGenerator.write(name, writing.build()));
  }

  private void addArm(NamedType.Arm arm) {
    ClassName record = name.nestedClass(arm.record().name());
    List<Component> components = arm.record().components();
    MemberList members =
        MemberList.of(components, Optional.of(type.discriminator()), arm.record().name(), names);
    RecordDeclaration declaration = RecordDeclaration.of(target, arm.record());
    String read = names.newName("read" + arm.record().name());
    String write = names.newName("write" + arm.record().name());
    members.field().ifPresent(codec::addField);
    codec.addMethod(
        MethodSpec.methodBuilder(read)
            .addAnnotation(NullUnmarked.class)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(record)
            .addParameter(JsonInput.class, "in")
            .addCode(new ReadingCode(target, members, record, declaration).body(List.of()))
            .build());
    codec.addMethod(
        MethodSpec.methodBuilder(write)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .addParameter(JsonOutput.class, "out")
            .addParameter(record, "value")
            .addCode(
                new WritingCode(target, members, declaration.kept()).body(Optional.of(arm.tag())))
            .build());
    reading
        .add("case $L -> {\n$>", StringLiteral.line(arm.tag()))
        .addStatement("return $N(in)", read)
        .add("$<}\n");
    String test = "if (value instanceof $T arm)";
    if (arm.equals(type.arms().get(0))) {
      writing.beginControlFlow(test, record);
    } else {
      writing.nextControlFlow("else " + test, record);
    }
    writing.addStatement("$N(out, arm)", write);
  }
}
