package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import dev.retryevents.event.MsgType;
import dev.retryevents.processor.model.Contract;
import dev.retryevents.processor.model.Row;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates the sealed interface that every event of a table is, and its visitor. */
final class FamilyGenerator {

  private static final TypeVariableName RESULT = TypeVariableName.get("R");

  private FamilyGenerator() {}

  static SourceFile generate(TableTarget target) {
    Contract contract = target.contract();
    TypeSpec.Builder family =
        TypeSpec.interfaceBuilder(contract.family())
            .addModifiers(Modifier.PUBLIC)
            .addJavadoc("$L", words(contract))
            .addSuperinterface(TypeCode.of(contract.extending()))
            .addMethod(
                accessor(contract, "message", ClassName.get(String.class))
                    .addJavadoc("{@return the event as one printable line}")
                    .build())
            .addMethod(
                accessor(contract, "title", ClassName.get(String.class))
                    .addJavadoc("{@return a short heading, the same for every event of one kind}")
                    .build())
            .addMethod(
                accessor(contract, "msgType", ClassName.get(MsgType.class))
                    .addJavadoc("{@return what kind of message the event is}")
                    .build())
            .addMethod(
                accessor(contract, "appendMessage", TypeName.VOID)
                    .addParameter(StringBuilder.class, "out")
                    .addJavadoc("Appends {@link #message()} without making a string of it.")
                    .addJavadoc("\n\n@param out where the line goes")
                    .build())
            .addMethod(accept(target))
            .addType(visitor(target));
    if (!contract.rows().isEmpty()) { // rows may all have faults, and nothing sealed is empty
      family.addModifiers(Modifier.SEALED);
    }
    contract.rows().forEach(row -> family.addPermittedSubclass(target.type(row.record())));
    return target.print(family);
  }

  private static String words(Contract contract) {
    StringBuilder rows = new StringBuilder("<ul>");
    for (Row row : contract.rows()) {
      String published =
          row.publishedFor().isBlank()
              ? ""
              : ", published for " + JavadocText.phrase(row.publishedFor());
      String item =
          "<li>{@link " + row.record() + "}: " + JavadocText.phrase(row.title()) + published;
      rows.append("\n").append(JavadocText.wrap("  " + item, 6));
    }
    String table = "{@code " + contract.table() + "}";
    String first = "The events of the table " + table + ", one record a row:";
    return JavadocText.sections(List.of(first, rows.append("\n</ul>").toString()));
  }

  private static MethodSpec.Builder accessor(Contract contract, String name, TypeName type) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
            .returns(type);
    return contract.overridden().contains(name) ? method.addAnnotation(Override.class) : method;
  }

  private static MethodSpec accept(TableTarget target) {
    return MethodSpec.methodBuilder("accept")
        .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
        .addTypeVariable(RESULT)
        .returns(RESULT)
        .addParameter(visitor(target.family(), RESULT), "visitor")
        .addJavadoc("Calls the method of {@code visitor} that is for this kind of event.\n\n")
        .addJavadoc("@param <R> what the visitor answers\n")
        .addJavadoc("@param visitor the visitor\n")
        .addJavadoc("@return what it answers")
        .build();
  }

  /** The type of a visitor of {@code family}. */
  static ParameterizedTypeName visitor(ClassName family, TypeName result) {
    return ParameterizedTypeName.get(family.nestedClass("Visitor"), result);
  }

  private static TypeSpec visitor(TableTarget target) {
    TypeSpec.Builder visitor =
        TypeSpec.interfaceBuilder("Visitor")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .addTypeVariable(RESULT)
            .addJavadoc("One method for each kind of event.\n\n@param <R> what they answer");
    for (Row row : target.contract().rows()) {
      visitor.addMethod(
          MethodSpec.methodBuilder("visit")
              .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
              .returns(RESULT)
              .addParameter(target.type(row.record()), "event")
              .addJavadoc("Answers to one {@link $L}.\n\n", row.record())
              .addJavadoc("@param event the event\n@return the answer")
              .build());
    }
    return visitor.build();
  }
}
