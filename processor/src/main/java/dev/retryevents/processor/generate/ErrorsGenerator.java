package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.codec.RpcError;
import dev.retryevents.processor.model.WireContract;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates the class whose constants are the table of errors. */
final class ErrorsGenerator {

  private static final ClassName ROW = ClassName.get(RpcError.class);

  private ErrorsGenerator() {}

  static SourceFile generate(Target target, List<WireContract.ErrorRow> rows) {
    TypeSpec.Builder declared =
        TypeSpec.classBuilder("Errors")
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addJavadoc("The errors that the protocol knows; a host may answer with others.")
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    rows.forEach(row -> declared.addField(constant(row)));
    return target.print(declared.addMethod(all(rows)).addMethod(find()));
  }

  private static FieldSpec constant(WireContract.ErrorRow row) {
    List<CodeBlock> kinds = new ArrayList<>();
    row.overrideKinds().forEach(kind -> kinds.add(CodeBlock.of("$L", StringLiteral.line(kind))));
    List<CodeBlock> arguments =
        List.of(
            CodeBlock.of("$L", NumberLiteral.ofWhole(row.code())),
            CodeBlock.of("$L", StringLiteral.line(row.kind())),
            CodeBlock.of("$T.of($L)", List.class, CodeBlock.join(kinds, ", ")),
            CodeBlock.of("$L", row.retryable().map(String::valueOf).orElse("null")));
    return FieldSpec.builder(ROW, row.constant(), Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("$L", JavadocText.wrap(row.code() + ", " + JavadocText.code(row.kind()) + "."))
        .initializer(Arguments.listed(CodeBlock.of("new $T", ROW), arguments))
        .build();
  }

  private static MethodSpec all(List<WireContract.ErrorRow> rows) {
    List<CodeBlock> names = rows.stream().map(row -> CodeBlock.of("$N", row.constant())).toList();
    return MethodSpec.methodBuilder("all")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(ParameterizedTypeName.get(ClassName.get(List.class), ROW))
        .addJavadoc("{@return all of them, in the order of the schema}")
        .addStatement("return $L", Arguments.returned(CodeBlock.of("$T.of", List.class), names))
        .build();
  }

  private static MethodSpec find() {
    CodeBlock.Builder code = CodeBlock.builder();
    code.beginControlFlow("for ($T error : all())", ROW)
        .beginControlFlow("if (error.code() == code)")
        .addStatement("return error")
        .endControlFlow()
        .endControlFlow()
        .addStatement("return null");
    return MethodSpec.methodBuilder("find")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(TypeCode.nullable(ROW))
        .addParameter(TypeName.LONG, "code")
        .addJavadoc("The error of that code.\n\n@param code the code\n")
        .addJavadoc("@return the error; null if the protocol does not know it")
        .addCode(code.build())
        .build();
  }
}
