package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.processor.model.TestPlan;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Generates the JUnit 5 test that holds a table at run time. */
final class ContractTestGenerator {

  /** What a test method is marked with. */
  static final ClassName TEST = ClassName.get("org.junit.jupiter.api", "Test");

  /** Where assertions are. */
  static final ClassName ASSERTIONS = ClassName.get("org.junit.jupiter.api", "Assertions");

  private ContractTestGenerator() {}

  static SourceFile generate(TableTarget target, TestPlan plan) {
    TestNames names = new TestNames(target.contract());
    TypeSpec.Builder test =
        TypeSpec.classBuilder(target.contract().family() + "ContractTest")
            .addModifiers(Modifier.FINAL)
            .addJavadoc(
                "What {@code $L} asks for: the table {@code $L}, held at run time.",
                plan.annotated(),
                target.contract().table());
    target.contract().mapping().ifPresent(mapping -> MappingGenerator.suppress(mapping, test));
    SampleTests samples = new SampleTests(target, plan, names);
    Optional<MappingTests> mapping =
        target.contract().mapping().map(mapped -> new MappingTests(target, plan, mapped, names));
    test.addMethods(samples.tests());
    test.addMethods(new FamilyTests(target, names).tests());
    mapping.ifPresent(tests -> test.addMethods(tests.tests()));
    Optional<WireTests> wire =
        Optional.of(new WireTests(target, names))
            .filter(tests -> target.contract().codec() && !names.readings().isEmpty());
    wire.ifPresent(tests -> test.addMethods(tests.tests()));
    List<MethodSpec> factories = samples.factories();
    test.addMethods(factories);
    mapping.ifPresent(tests -> test.addMethods(tests.factories()));
    test.addMethods(samples.support(factories));
    wire.ifPresent(tests -> test.addMethod(tests.support()));
    if (target.contract().rows().stream().anyMatch(row -> !row.samples().isEmpty())) {
      test.addType(FamilyTests.kindOf(target));
    }
    JavaFile.Builder file =
        target
            .types()
            .file(plan.packageName(), test)
            .addStaticImport(ASSERTIONS, "assertEquals", "assertTrue");
    if (!plan.signals().isEmpty()) {
      file.addStaticImport(ASSERTIONS, "assertInstanceOf");
    }
    return Target.print(file.build());
  }

  static MethodSpec.Builder test(String name) {
    return MethodSpec.methodBuilder(name).addAnnotation(TEST);
  }

  /** A private method that makes something. */
  static MethodSpec factory(String name, TypeName type, CodeBlock value) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(type)
        .addStatement("return $L", value)
        .build();
  }

  /** The statement that asserts that two things are equal. */
  static CodeBlock assertEquals(CodeBlock expected, CodeBlock actual) {
    CodeBlock assertion = CodeBlock.of("$T.assertEquals", ASSERTIONS);
    CodeBlock call = Arguments.call(4, assertion, List.of(expected, actual));
    return CodeBlock.builder().addStatement("$L", call).build();
  }
}
