package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.retryevents.codec.RpcMethod;
import dev.retryevents.processor.model.ValueType;
import dev.retryevents.processor.model.WireContract;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Generates the class whose constants describe what one side calls and the other answers. */
final class CallsGenerator {

  private static final ClassName METHOD = ClassName.get(RpcMethod.class);
  private static final WildcardTypeName ANY = WildcardTypeName.subtypeOf(Object.class);

  private CallsGenerator() {}

  static SourceFile generate(Target target, WireContract.Calls calls) {
    TypeSpec.Builder declared =
        TypeSpec.classBuilder(calls.name())
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addJavadoc("The $L, with the codecs of what they carry.", calls.words())
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    calls.calls().forEach(call -> declared.addField(constant(target, call)));
    return target.print(declared.addMethod(find(calls)));
  }

  private static FieldSpec constant(Target target, WireContract.Call call) {
    List<CodeBlock> arguments =
        List.of(
            CodeBlock.of("$L", StringLiteral.line(call.method())),
            codec(target, call.params()),
            codec(target, call.result()));
    return FieldSpec.builder(
            ParameterizedTypeName.get(
                METHOD, type(target, call.params()), type(target, call.result())),
            call.constant(),
            Modifier.PUBLIC,
            Modifier.STATIC,
            Modifier.FINAL)
        .addJavadoc("$L", words(call))
        .initializer(Arguments.listed(CodeBlock.of("new $T<>", METHOD), arguments))
        .build();
  }

  private static String words(WireContract.Call call) {
    String description = JavadocText.paragraphs(call.description());
    return description.isEmpty()
        ? JavadocText.wrap("The method " + JavadocText.code(call.method()) + ".")
        : description;
  }

  private static TypeName type(Target target, Optional<ValueType> type) {
    return type.map(has -> TypeCode.of(target, has).box()).orElse(ClassName.get(Void.class));
  }

  private static CodeBlock codec(Target target, Optional<ValueType> type) {
    return type.map(has -> new ValueCodecCode(target).codec(has)).orElse(CodeBlock.of("null"));
  }

  private static MethodSpec find(WireContract.Calls calls) {
    CodeBlock.Builder cases = CodeBlock.builder();
    for (WireContract.Call call : calls.calls()) {
      cases.add("case $L -> $N;\n", StringLiteral.line(call.method()), call.constant());
    }
    return MethodSpec.methodBuilder("find")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(TypeCode.nullable(ParameterizedTypeName.get(METHOD, ANY, ANY)))
        .addParameter(String.class, "name")
        .addJavadoc("The method of that name.\n\n")
        .addJavadoc("@param name the name, as the wire spells it\n")
        .addJavadoc("@return the method; null if none of them has that name")
        .addCode("return switch (name) {\n$>")
        .addCode(cases.build())
        .addCode("default -> null;\n$<};\n")
        .build();
  }
}
