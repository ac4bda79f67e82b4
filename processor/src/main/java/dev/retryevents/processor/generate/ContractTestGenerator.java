package dev.retryevents.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.retryevents.processor.model.TestPlan;
import javax.lang.model.element.Modifier;

/** Generates the JUnit 5 test that holds a table at run time. */
final class ContractTestGenerator {

  /** What a test method is marked with. */
  static final ClassName TEST = ClassName.get("org.junit.jupiter.api", "Test");

  /** Where assertions are. */
  static final ClassName ASSERTIONS = ClassName.get("org.junit.jupiter.api", "Assertions");

  private ContractTestGenerator() {}

  static SourceFile generate(Scope scope, TestPlan plan) {
    TestNames names = new TestNames(scope.contract().rows());
    TypeSpec.Builder test =
        TypeSpec.classBuilder(scope.contract().family() + "ContractTest")
            .addModifiers(Modifier.FINAL)
            .addJavadoc("What {@code $L} asks for: the table {@code $L}, held at run time.",
                plan.annotated(),
                scope.contract().table());
    SampleTests samples = new SampleTests(scope, plan, names);
    test.addMethods(samples.tests());
    test.addMethods(new FamilyTests(scope, names).tests());
    scope
        .contract()
        .mapping()
        .ifPresent(
            mapping -> test.addMethods(new MappingTests(scope, plan, mapping, names).tests()));
    test.addMethods(samples.factories());
    test.addMethods(samples.support());
    if (scope.contract().rows().stream().anyMatch(row -> !row.samples().isEmpty())) {
      test.addType(FamilyTests.kindOf(scope));
    }
    return scope.print(plan.packageName(), test);
  }

  static MethodSpec.Builder test(String name) {
    return MethodSpec.methodBuilder(name).addAnnotation(TEST);
  }
}
