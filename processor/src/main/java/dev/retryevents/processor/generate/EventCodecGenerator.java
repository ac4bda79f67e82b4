package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.processor.model.Leading;
import dev.retryevents.processor.model.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Generates the codec of the record of a row. What the schema does not know, the leading
 * components, is not on the wire: a codec is made with what it is to read them as.
 */
final class EventCodecGenerator {

  private final TableTarget target;
  private final Row row;
  private final ClassName codec;
  private final NameAllocator names = CodecGenerator.names();

  private EventCodecGenerator(TableTarget target, Row row) {
    this.target = target;
    this.row = row;
    this.codec = target.types().codec(row.record());
    row.leading().forEach(leading -> names.newName(leading.name(), leading));
  }

  static SourceFile generate(TableTarget target, Row row) {
    return target.print(new EventCodecGenerator(target, row).declare());
  }

  private TypeSpec.Builder declare() {
    Target types = target.types();
    TypeSpec.Builder declared =
        row.leading().isEmpty()
            ? CodecGenerator.declareSingle(types, row.record())
            : withLeading(CodecGenerator.declare(types, row.record()));
    MemberList members = MemberList.of(row.components(), Optional.empty(), "", names);
    ClassName record = target.type(row.record());
    RecordDeclaration declaration = RecordDeclaration.ofEvent(target, row);
    ReadingCode reading = new ReadingCode(types, members, record, declaration);
    List<CodeBlock> leading = new ArrayList<>();
    row.leading().forEach(one -> leading.add(CodeBlock.of("$N", names.get(one))));
    members.field().ifPresent(declared::addField);
    return declared
        .addMethod(CodecGenerator.read(record, reading.body(leading)))
        .addMethod(
            CodecGenerator.write(
                record, new WritingCode(types, members, Optional.empty()).body(Optional.empty())));
  }

  private TypeSpec.Builder withLeading(TypeSpec.Builder declared) {
    declared.addJavadoc(
        "Reads and writes {@link $L} as JSON, but for what is not on the wire.", row.record());
    MethodSpec.Builder constructor = MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE);
    MethodSpec.Builder of =
        MethodSpec.methodBuilder("of")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(codec)
            .addJavadoc("A codec that reads events of one origin.\n\n");
    List<CodeBlock> arguments = new ArrayList<>();
    for (Leading leading : row.leading()) {
      String name = names.get(leading);
      declared.addField(TypeCode.of(leading), name, Modifier.PRIVATE, Modifier.FINAL);
      constructor.addParameter(TypeCode.of(leading), name).addStatement("this.$N = $N", name, name);
      of.addParameter(TypeCode.of(leading), name)
          .addJavadoc(
              "@param $N what {@link $L#$N()} is to say\n", name, row.record(), leading.name());
      arguments.add(CodeBlock.of("$N", name));
    }
    return declared
        .addMethod(constructor.build())
        .addMethod(
            of.addJavadoc("@return the codec")
                .addStatement("return new $T($L)", codec, CodeBlock.join(arguments, ", "))
                .build());
  }
}
