package dev.retryevents.processor.generate;

import static dev.retryevents.processor.generate.ContractTestGenerator.ASSERTIONS;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.retryevents.event.MsgType;
import dev.retryevents.processor.model.JavaType;
import dev.retryevents.processor.model.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** The tests of the family: what its members answer, and that there are no others. */
record FamilyTests(TableTarget target, TestNames names) {

  private static final String KIND = "KindOf";
  private static final TypeName CLASS =
      ParameterizedTypeName.get(
          ClassName.get(Class.class), WildcardTypeName.subtypeOf(ClassName.OBJECT));

  List<MethodSpec> tests() {
    List<MethodSpec> tests = new ArrayList<>();
    tests.add(sealed());
    tests.add(extending());
    if (!names.readings().isEmpty()) {
      tests.add(titles());
      tests.add(distinct());
      tests.add(msgTypes());
      tests.add(visitors());
    }
    return tests;
  }

  private List<Row> rows() {
    return target.contract().rows();
  }

  private MethodSpec sealed() {
    List<CodeBlock> classes =
        rows().stream().map(row -> CodeBlock.of("$T.class", target.type(row.record()))).toList();
    return ContractTestGenerator.test(names.other("theFamilyPermitsExactlyItsRows"))
        .addCode(
            Arguments.local(
                ParameterizedTypeName.get(ClassName.get(Set.class), CLASS),
                "rows",
                CodeBlock.of("$T.of", Set.class),
                classes))
        .addCode(
            ContractTestGenerator.assertEquals(
                CodeBlock.of("rows"),
                CodeBlock.of(
                    "$T.of($T.class.getPermittedSubclasses())", Set.class, target.family())))
        .build();
  }

  private MethodSpec extending() {
    JavaType.Declared extending = target.contract().extending();
    TypeName type = TypeCode.of(extending);
    MethodSpec.Builder test =
        ContractTestGenerator.test(names.other("everyEventIsA" + extending.simpleName()));
    for (Row row : rows()) {
      test.addStatement(
          "$T.assertTrue($T.class.isAssignableFrom($T.class))",
          ASSERTIONS,
          type,
          target.type(row.record()));
    }
    return test.build();
  }

  private MethodSpec titles() {
    return each(
        "titlesAreThoseOfTheTable",
        (row, event) ->
            ContractTestGenerator.assertEquals(
                StringLiteral.of(row.title()), CodeBlock.of("$L.title()", event)));
  }

  private MethodSpec msgTypes() {
    return each(
        "messageTypesAreThoseOfTheTable",
        (row, event) ->
            ContractTestGenerator.assertEquals(
                CodeBlock.of("$T.$N", MsgType.class, row.msgType()),
                CodeBlock.of("$L.msgType()", event)));
  }

  private MethodSpec visitors() {
    return each(
        "visitorsAreCalledForTheirKindOfEvent",
        (row, event) ->
            ContractTestGenerator.assertEquals(
                CodeBlock.of("$T.class", target.type(row.record())),
                CodeBlock.of("$L.accept(new $L())", event, KIND)));
  }

  /** What a test asserts of the first sample of a row. */
  private interface Claim {
    CodeBlock of(Row row, CodeBlock event);
  }

  private MethodSpec each(String name, Claim claim) {
    MethodSpec.Builder test = ContractTestGenerator.test(names.other(name));
    for (int i = 0; i < rows().size(); i++) {
      if (!rows().get(i).samples().isEmpty()) {
        CodeBlock event = CodeBlock.of("$N()", names.factory(i, 0));
        test.addCode(claim.of(rows().get(i), event));
      }
    }
    return test.build();
  }

  private MethodSpec distinct() {
    List<CodeBlock> titles = new ArrayList<>();
    for (int i = 0; i < rows().size(); i++) {
      if (!rows().get(i).samples().isEmpty()) {
        titles.add(CodeBlock.of("$N().title()", names.factory(i, 0)));
      }
    }
    return ContractTestGenerator.test(names.other("noTwoRowsHaveOneTitle"))
        .addCode(
            Arguments.local(
                ParameterizedTypeName.get(List.class, String.class),
                "titles",
                CodeBlock.of("$T.of", List.class),
                titles))
        .addStatement(
            "$T.assertEquals(titles.size(), titles.stream().distinct().count())", ASSERTIONS)
        .build();
  }

  /** A visitor that answers with the kind it was called for. */
  static TypeSpec kindOf(TableTarget target) {
    TypeSpec.Builder visitor =
        TypeSpec.classBuilder(KIND)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc("Answers with the method that was called.")
            .addSuperinterface(FamilyGenerator.visitor(target.family(), CLASS));
    for (Row row : target.contract().rows()) {
      ClassName type = target.type(row.record());
      visitor.addMethod(
          MethodSpec.methodBuilder("visit")
              .addAnnotation(Override.class)
              .addModifiers(Modifier.PUBLIC)
              .returns(CLASS)
              .addParameter(type, "event")
              .addStatement("return $T.class", type)
              .build());
    }
    return visitor.build();
  }
}
