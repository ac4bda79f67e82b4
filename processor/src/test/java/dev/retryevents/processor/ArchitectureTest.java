package dev.retryevents.processor;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.retryevents.processor.model.Contract;
import dev.retryevents.processor.model.WireContract;
import dev.retryevents.processor.schema.Conformance;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** The pipeline runs in one direction, and each package sees what its package-info says. */
class ArchitectureTest {

  private static final JavaClasses PROCESSOR =
      new ClassFileImporter().importPath(Path.of("target", "classes"));

  private static final String ROOT = "dev.retryevents.processor";
  private static final String DIAGNOSTIC = ROOT + ".diagnostic";
  private static final String TEMPLATE = ROOT + ".template";
  private static final String SCHEMA = ROOT + ".schema";
  private static final String DECLARATION = ROOT + ".declaration";
  private static final String MODEL = ROOT + ".model";
  private static final String CHECK = ROOT + ".check..";
  private static final String GENERATE = ROOT + ".generate";
  private static final String OUTPUT = ROOT + ".output";

  private static final String JAVAX_MODEL = "javax.lang.model..";
  private static final String JAVAPOET = "com.palantir.javapoet..";
  private static final String[] VALIDATOR = {
    "com.networknt..", "com.fasterxml.jackson..", "tools.jackson.."
  };

  @Test
  void diagnosticsStandAlone() {
    assertSees(DIAGNOSTIC);
  }

  @Test
  void templatesSeeNoOtherPackage() {
    assertSees(TEMPLATE);
  }

  @Test
  void schemasSeeNoOtherReader() {
    assertSees(SCHEMA);
  }

  @Test
  void declarationsSeeThePlacesThatTheyReport() {
    assertSees(DECLARATION, DIAGNOSTIC, MODEL);
  }

  @Test
  void theModelStandsAlone() {
    assertSees(MODEL);
  }

  @Test
  void checksSeeTheModelAndWhatItHolds() {
    assertSees(CHECK, MODEL, DECLARATION, SCHEMA, TEMPLATE, DIAGNOSTIC);
  }

  @Test
  void generatorsSeeTheModelAlone() {
    assertSees(GENERATE, MODEL);
  }

  @Test
  void theOutputSeesWhatItPrints() {
    assertSees(OUTPUT, GENERATE, DIAGNOSTIC, SCHEMA);
  }

  /** The fine packages of the checks belong together; what is beside them is a slice each. */
  @Test
  void packagesAreFreeOfCycles() {
    slices().matching(ROOT + ".(*)..").should().beFreeOfCycles().check(PROCESSOR);
  }

  @Test
  void theCompilerIsSeenAtTheEdges() {
    DescribedPredicate<JavaClass> compiler =
        resideInAPackage(JAVAX_MODEL)
            .and(describe("not a modifier", ArchitectureTest::isNoModifier));
    noClasses()
        .that()
        .resideOutsideOfPackages(ROOT, DECLARATION, DIAGNOSTIC, OUTPUT)
        .should()
        .dependOnClassesThat(compiler)
        .check(PROCESSOR);
    noClasses() // JavaPoet spells the modifiers with the compiler's
        .that()
        .resideOutsideOfPackages(ROOT, DECLARATION, DIAGNOSTIC, OUTPUT, GENERATE)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(JAVAX_MODEL)
        .check(PROCESSOR);
  }

  private static boolean isNoModifier(JavaClass type) {
    return !type.isEquivalentTo(Modifier.class);
  }

  @Test
  void filesAndMessagesGoThroughTheOutput() {
    noClasses()
        .that()
        .resideOutsideOfPackages(ROOT, OUTPUT)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("javax.annotation.processing..", "javax.tools..")
        .check(PROCESSOR);
  }

  @Test
  void javaPoetIsForGeneratorsAlone() {
    noClasses()
        .that()
        .resideOutsideOfPackage(GENERATE)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(JAVAPOET)
        .check(PROCESSOR);
  }

  @Test
  void theValidatorIsSeenByOneClass() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName(Conformance.class.getName())
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(VALIDATOR)
        .check(PROCESSOR);
  }

  @Test
  void onlyChecksMakeAContract() {
    noClasses()
        .that()
        .resideOutsideOfPackage(CHECK)
        .should()
        .callConstructorWhere(
            describe(
                "makes a contract",
                call ->
                    call.getTargetOwner().isEquivalentTo(Contract.class)
                        || call.getTargetOwner().isEquivalentTo(WireContract.class)))
        .check(PROCESSOR);
  }

  @Test
  void nothingStaticIsMutable() {
    fields()
        .that()
        .areStatic()
        .and()
        .doNotHaveModifier(JavaModifier.SYNTHETIC) // what the compiler makes of a switch
        .should()
        .beFinal()
        .andShould()
        .notHaveRawType(describe("an array", JavaClass::isArray))
        .check(PROCESSOR);
  }

  @Test
  void everyPackageIsNullMarked() {
    Set<String> marked =
        PROCESSOR.stream()
            .filter(type -> type.getSimpleName().equals("package-info"))
            .filter(type -> type.isAnnotatedWith(NullMarked.class))
            .map(JavaClass::getPackageName)
            .collect(Collectors.toSet());
    Set<String> packages =
        PROCESSOR.stream().map(JavaClass::getPackageName).collect(Collectors.toSet());
    assertEquals(packages, marked);
  }

  /** Of the packages of the processor, a package sees itself and those that are named. */
  private static void assertSees(String viewer, String... seen) {
    classes()
        .that()
        .resideInAPackage(viewer)
        .should()
        .onlyDependOnClassesThat(
            DescribedPredicate.not(resideInAPackage(ROOT + ".."))
                .or(resideInAPackage(viewer))
                .or(resideInAnyPackage(seen)))
        .check(PROCESSOR);
  }
}
