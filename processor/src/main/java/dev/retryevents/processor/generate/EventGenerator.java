package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import dev.retryevents.event.MsgType;
import dev.retryevents.processor.model.Row;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates the record of a row. */
final class EventGenerator {

  private EventGenerator() {}

  static SourceFile generate(TableTarget target, Row row) {
    RecordDeclaration record = RecordDeclaration.ofEvent(target, row);
    return target.print(
        record
            .declare(row.record(), words(row))
            .addSuperinterface(target.family())
            .addMethod(
                override("title", ClassName.get(String.class))
                    .addStatement("return $L", StringLiteral.of(row.title()))
                    .build())
            .addMethod(
                override("msgType", ClassName.get(MsgType.class))
                    .addStatement("return $T.$N", MsgType.class, row.msgType())
                    .build())
            .addMethod(message(target, row))
            .addMethod(
                override("appendMessage", TypeName.VOID)
                    .addParameter(StringBuilder.class, "out")
                    .addStatement("$T.append(out, this)", target.renderer())
                    .build())
            .addMethod(accept(target)));
  }

  private static String words(Row row) {
    String description = JavadocText.paragraphs(row.description());
    String title = JavadocText.wrap(JavadocText.phrase(row.title()) + ".");
    String published =
        row.publishedFor().isBlank()
            ? ""
            : "<p>Published for " + JavadocText.phrase(row.publishedFor()) + ".";
    String reads =
        row.samples().isEmpty()
            ? ""
            : "<p>Reads, for example: " + JavadocText.code(row.samples().get(0).renders());
    return JavadocText.sections(
        List.of(
            description.isEmpty() ? title : description,
            JavadocText.wrap(published),
            JavadocText.wrap(reads)));
  }

  private static MethodSpec message(TableTarget target, Row row) {
    return override("message", ClassName.get(String.class))
        .addStatement(
            "$T out = new $T($L)",
            StringBuilder.class,
            StringBuilder.class,
            SentenceSize.of(row.sentence()))
        .addStatement("$T.append(out, this)", target.renderer())
        .addStatement("return out.toString()")
        .build();
  }

  private static MethodSpec accept(TableTarget target) {
    TypeVariableName result = TypeVariableName.get("R");
    return override("accept", result)
        .addTypeVariable(result)
        .addParameter(FamilyGenerator.visitor(target.family(), result), "visitor")
        .addStatement("return visitor.visit(this)")
        .build();
  }

  private static MethodSpec.Builder override(String name, TypeName type) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(type);
  }
}
