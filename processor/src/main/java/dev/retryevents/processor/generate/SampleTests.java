package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeVariableName;
import dev.retryevents.processor.model.Leading;
import dev.retryevents.processor.model.Row;
import dev.retryevents.processor.model.SampleCase;
import dev.retryevents.processor.model.TestPlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** The tests of the samples: every event reads as its row says, on every host. */
record SampleTests(TableTarget target, TestPlan plan, TestNames names) {

  /**
   * Locales that format numbers or letters in their own way: a decimal comma, four sets of digits,
   * a dotless i.
   */
  private static final List<String> LOCALES =
      List.of("de-DE", "ar-EG", "fa-IR", "hi-IN-u-nu-deva", "tr-TR", "en-ZA");

  List<MethodSpec> tests() {
    List<MethodSpec> tests = new ArrayList<>();
    List<Row> rows = target.contract().rows();
    for (int row = 0; row < rows.size(); row++) {
      for (int sample = 0; sample < rows.get(row).samples().size(); sample++) {
        tests.add(reading(row, sample));
      }
    }
    tests.add(locales());
    return tests;
  }

  /** The methods that make the events of the samples. */
  List<MethodSpec> factories() {
    List<MethodSpec> factories = new ArrayList<>(leading());
    List<Row> rows = target.contract().rows();
    for (int row = 0; row < rows.size(); row++) {
      for (int sample = 0; sample < rows.get(row).samples().size(); sample++) {
        factories.add(factory(row, sample));
      }
    }
    return factories;
  }

  private List<MethodSpec> leading() {
    List<MethodSpec> factories = new ArrayList<>();
    for (Leading leading : target.contract().leading()) {
      factories.add(
          ContractTestGenerator.factory(
              names.leading(leading),
              TypeCode.of(leading),
              SpecimenCode.returned(Objects.requireNonNull(plan.leading().get(leading.name())))));
    }
    return factories;
  }

  private MethodSpec reading(int row, int sample) {
    SampleCase given = target.contract().rows().get(row).samples().get(sample);
    CodeBlock call =
        Arguments.call(
            4,
            CodeBlock.of("assertReads"),
            List.of(
                StringLiteral.of(given.renders()),
                CodeBlock.of("$N()", names.factory(row, sample))));
    return ContractTestGenerator.test(names.reading(row, sample)).addStatement("$L", call).build();
  }

  private MethodSpec factory(int index, int sample) {
    Row row = target.contract().rows().get(index);
    List<CodeBlock> arguments =
        new ArrayList<>(
            row.leading().stream().map(one -> CodeBlock.of("$N()", names.leading(one))).toList());
    arguments.addAll(
        new ValueCode(target.types())
            .arguments(row.components(), row.samples().get(sample).values()));
    ClassName type = target.type(row.record());
    return ContractTestGenerator.factory(
        names.factory(index, sample),
        type,
        Arguments.returned(CodeBlock.of("new $T", type), arguments));
  }

  private MethodSpec locales() {
    CodeBlock tags =
        CodeBlock.join(LOCALES.stream().map(tag -> CodeBlock.of("$S", tag)).toList(), ", ");
    MethodSpec.Builder test =
        ContractTestGenerator.test(names.other("everySampleReadsTheSameInEveryLocale"))
            .addStatement("$T before = $T.getDefault()", Locale.class, Locale.class)
            .beginControlFlow("try")
            .beginControlFlow("for ($T tag : $T.of($L))", String.class, List.class, tags)
            .addStatement("$T.setDefault($T.forLanguageTag(tag))", Locale.class, Locale.class);
    names.readings().forEach(reading -> test.addStatement("$N()", reading));
    return test.endControlFlow()
        .nextControlFlow("finally")
        .addStatement("$T.setDefault(before)", Locale.class)
        .endControlFlow()
        .build();
  }

  /** What the tests and the factories stand on. */
  List<MethodSpec> support(List<MethodSpec> factories) {
    List<MethodSpec> support = new ArrayList<>();
    if (!names.readings().isEmpty()) {
      support.add(assertReads());
    }
    boolean maps =
        factories.stream().anyMatch(factory -> factory.code().toString().contains(ValueCode.MAP));
    if (maps) {
      support.add(mapOf());
    }
    return support;
  }

  private MethodSpec assertReads() {
    return MethodSpec.methodBuilder("assertReads")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(String.class, "sentence")
        .addParameter(target.family(), "event")
        .addStatement(
            "$T.assertEquals(sentence, event.message())", ContractTestGenerator.ASSERTIONS)
        .addStatement("$T out = new $T($S)", StringBuilder.class, StringBuilder.class, "> ")
        .addStatement("event.appendMessage(out)")
        .addStatement(
            "$T.assertEquals($S + sentence, out.toString())",
            ContractTestGenerator.ASSERTIONS,
            "> ")
        .build();
  }

  private static MethodSpec mapOf() {
    TypeVariableName value = TypeVariableName.get("V");
    ClassName text = ClassName.get(String.class);
    ParameterizedTypeName type = ParameterizedTypeName.get(ClassName.get(Map.class), text, value);
    return MethodSpec.methodBuilder(ValueCode.MAP)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .addTypeVariable(value)
        .returns(type)
        .addParameter(ParameterizedTypeName.get(ClassName.get(List.class), text), "keys")
        .addParameter(ParameterizedTypeName.get(ClassName.get(List.class), value), "values")
        .addStatement("$T map = new $T<>()", type, LinkedHashMap.class)
        .beginControlFlow("for (int i = 0; i < keys.size(); i++)")
        .addStatement("map.put(keys.get(i), values.get(i))")
        .endControlFlow()
        .addStatement("return map")
        .build();
  }
}
