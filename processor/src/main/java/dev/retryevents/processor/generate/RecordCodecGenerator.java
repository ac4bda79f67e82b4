package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.processor.model.Component;
import dev.retryevents.processor.model.NamedType;
import java.util.List;
import java.util.Optional;

/** Generates the codec of an object that rows or messages reach. */
final class RecordCodecGenerator {

  private RecordCodecGenerator() {}

  static SourceFile generate(Target target, NamedType.RecordType type) {
    List<Component> components = type.components();
    MemberList members = MemberList.of(components, Optional.empty(), "", CodecGenerator.names());
    ClassName record = target.type(type.name());
    RecordDeclaration declaration = RecordDeclaration.of(target, type);
    ReadingCode reading = new ReadingCode(target, members, record, declaration);
    WritingCode writing = new WritingCode(target, members, declaration.kept());
    TypeSpec.Builder codec =
        CodecGenerator.declareSingle(target, type.name())
            .addMethod(CodecGenerator.read(record, reading.body(List.of())))
            .addMethod(CodecGenerator.write(record, writing.body(Optional.empty())));
    members.field().ifPresent(codec::addField);
    return target.print(codec);
  }
}
