package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.codec.Codecs;
import dev.retryevents.codec.NotificationFrame;
import dev.retryevents.json.JsonOutput;
import dev.retryevents.processor.model.Message;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.model.WireContract;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates the codec of the notifications, which chooses by their method. */
final class NotificationCodecGenerator {

  private static final ClassName FRAME = ClassName.get(NotificationFrame.class);

  private final Target target;
  private final WireContract.Notifications notifications;
  private final ClassName family;
  private final ClassName codec;

  private NotificationCodecGenerator(Target target, WireContract.Notifications notifications) {
    this.target = target;
    this.notifications = notifications;
    this.family = target.type(notifications.family());
    this.codec = target.codec(notifications.family());
  }

  static SourceFile generate(Target target, WireContract.Notifications notifications) {
    return target.print(new NotificationCodecGenerator(target, notifications).declare());
  }

  private TypeSpec.Builder declare() {
    return CodecGenerator.declare(target, notifications.family())
        .addJavadoc("$L", words())
        .addField(instance("INSTANCE", true, "Writes frames: with the member {@code jsonrpc}."))
        .addField(instance("UNFRAMED", false, "Writes the elements of pages, without it."))
        .addField(TypeName.BOOLEAN, "framed", Modifier.PRIVATE, Modifier.FINAL)
        .addMethod(
            MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addParameter(TypeName.BOOLEAN, "framed")
                .addStatement("this.framed = framed")
                .build())
        .addMethod(CodecGenerator.read(family, reading()))
        .addMethod(CodecGenerator.write(family, CodeBlock.of("value.accept(new Writing(out));\n")))
        .addType(writing());
  }

  private String words() {
    return JavadocText.sections(
        List.of(
            "Reads and writes {@link " + notifications.family() + "} as JSON.",
            JavadocText.wrap(
                "<p>Frames and the elements of pages are both read, their members in any order. A"
                    + " method that is not known becomes an {@link "
                    + notifications.unknown()
                    + "}; parameters that do not fit a method that is known are a fault.")));
  }

  private FieldSpec instance(String name, boolean framed, String words) {
    return FieldSpec.builder(codec, name, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("$L", words)
        .initializer("new $T($L)", codec, framed)
        .build();
  }

  private CodeBlock reading() {
    CodeBlock.Builder code =
        CodeBlock.builder()
            .addStatement("$T method = $T.method(in)", String.class, FRAME)
            .beginControlFlow("if (method == null)")
            .addStatement("$T.rejectNext(in)", FRAME)
            .addStatement("return null")
            .endControlFlow()
            .beginControlFlow("switch (method)");
    for (Message message : notifications.messages()) {
      code.add("case $L -> {\n$>", StringLiteral.line(message.method()))
          .add(read(message))
          .add("$<}\n");
    }
    return code.add("default -> {\n$>")
        .addStatement("$T raw = $T.OBJECT.read(in)", TypeCode.JSON_OBJECT, Codecs.class)
        .addStatement(
            "return new $T(method, raw, $T.emittedAtMs(raw))",
            target.type(notifications.unknown()),
            FRAME)
        .add("$<}\n")
        .endControlFlow()
        .build();
  }

  private CodeBlock read(Message message) {
    ClassName record = target.type(message.record());
    CodeBlock params =
        message
            .params()
            .map(type -> CodeBlock.of("$T.read(in, $L)", FRAME, codecOf(type)))
            .orElseGet(() -> CodeBlock.of("$T.read(in)", FRAME));
    TypeName type =
        message.params().map(has -> TypeCode.of(target, has).box()).orElse(TypeCode.JSON_OBJECT);
    CodeBlock variable = CodeBlock.of("$T frame", ParameterizedTypeName.get(FRAME, type));
    CodeBlock made =
        message.params().isPresent()
            ? CodeBlock.of("new $T(frame.params(), frame.emittedAtMs())", record)
            : CodeBlock.of("new $T(frame.emittedAtMs())", record);
    return CodeBlock.builder()
        .add(Statements.assignment(8, variable, params))
        .addStatement("return in.faults() > 0 ? null : $L", made)
        .build();
  }

  private CodeBlock codecOf(ValueType type) {
    return new ValueCodecCode(target).codec(type);
  }

  /** A method for each notification: the compiler sees to it that none is forgotten. */
  private TypeSpec writing() {
    TypeSpec.Builder writing =
        TypeSpec.classBuilder("Writing")
            .addModifiers(Modifier.PRIVATE, Modifier.FINAL)
            .addJavadoc("Writes the notification that it visits.")
            .addSuperinterface(FamilyGenerator.visitor(family, ClassName.get(JsonOutput.class)))
            .addField(JsonOutput.class, "out", Modifier.PRIVATE, Modifier.FINAL)
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addParameter(JsonOutput.class, "out")
                    .addStatement("this.out = out")
                    .build());
    for (Message message : notifications.messages()) {
      writing.addMethod(
          visit(message.record())
              .addStatement("$L", write(message))
              .addStatement("return out")
              .build());
    }
    return writing
        .addMethod(
            visit(notifications.unknown()).addStatement("return out.value(value.raw())").build())
        .build();
  }

  private CodeBlock write(Message message) {
    List<CodeBlock> arguments = new ArrayList<>();
    for (String first : List.of("out", "framed", "value.method()")) {
      arguments.add(CodeBlock.of("$L", first));
    }
    message
        .params()
        .ifPresent(
            type -> {
              arguments.add(codecOf(type));
              arguments.add(CodeBlock.of("value.params()"));
            });
    arguments.add(CodeBlock.of("value.emittedAtMs()"));
    return Arguments.call(6, CodeBlock.of("$T.write", FRAME), arguments);
  }

  private MethodSpec.Builder visit(String record) {
    return MethodSpec.methodBuilder("visit")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(JsonOutput.class)
        .addParameter(target.type(record), "value");
  }
}
