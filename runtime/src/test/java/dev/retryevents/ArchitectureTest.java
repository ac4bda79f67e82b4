package dev.retryevents;

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
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** The rules that the {@code package-info} of each package states, held. */
class ArchitectureTest {

  private static final Path CLASSES = Path.of("target", "classes");
  private static final JavaClasses RUNTIME = new ClassFileImporter().importPath(CLASSES);

  private static final String ANNOTATION = "dev.retryevents.annotation";
  private static final String CODEC = "dev.retryevents.codec";
  private static final String EVENT = "dev.retryevents.event";
  private static final String HARNESS = "dev.retryevents.harness..";
  private static final String SIGNALS = "dev.retryevents.harness.errors.retry";
  private static final String ERRORS = "dev.retryevents.harness.errors";
  private static final String POLICY = "dev.retryevents.harness.policy";
  private static final String OBSERVE = "dev.retryevents.harness.observe";
  private static final String SEAM = "dev.retryevents.harness.seam";
  private static final String JSON = "dev.retryevents.json";
  private static final String JACKSON_2 = "dev.retryevents.json.jackson2";
  private static final String JACKSON_3 = "dev.retryevents.json.jackson3";

  @Test
  void theRuntimeStandsOnTheJdkAndJSpecifyAloneButForTheAdapters() {
    assertSeesOnly(
        "dev.retryevents..",
        "dev.retryevents..",
        "com.fasterxml.jackson.core..",
        "com.fasterxml.jackson.databind..",
        "tools.jackson..");
    assertSeenBy(JACKSON_2, "com.fasterxml..");
    assertSeenBy(JACKSON_3, "tools.jackson..");
  }

  @Test
  void theAdaptersSeeJsonAndTheirJacksonAlone() {
    assertSeesOnly(JACKSON_2, JACKSON_2, JSON, "com.fasterxml.jackson..");
    assertSeesOnly(JACKSON_3, JACKSON_3, JSON, "tools.jackson..");
  }

  @Test
  void aModuleThatUsesTheRuntimeNeedsNoJackson() {
    Set<Set<ModuleDescriptor.Requires.Modifier>> ofJackson =
        module().requires().stream()
            .filter(required -> required.name().contains("jackson"))
            .map(ModuleDescriptor.Requires::modifiers)
            .collect(Collectors.toSet());
    assertEquals(Set.of(Set.of(ModuleDescriptor.Requires.Modifier.STATIC)), ofJackson);
  }

  @Test
  void annotationsSeeEventsAlone() {
    assertSeesOnly(ANNOTATION, ANNOTATION, EVENT);
  }

  @Test
  void eventsSeeNoOtherPackage() {
    assertSeesOnly(EVENT, EVENT);
  }

  @Test
  void jsonSeesNoOtherPackage() {
    assertSeesOnly(JSON, JSON);
  }

  @Test
  void codecsSeeJsonAndEvents() {
    assertSeesOnly(CODEC, CODEC, JSON, EVENT);
  }

  @Test
  void theHarnessDoesNotSeeJson() {
    noClasses()
        .that()
        .resideInAPackage(HARNESS)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(JSON + "..")
        .check(RUNTIME);
  }

  @Test
  void signalsSeeNoOtherPackage() {
    assertSeesOnly(SIGNALS, SIGNALS);
  }

  @Test
  void policiesSeeSignalsAlone() {
    assertSeesOnly(POLICY, POLICY, SIGNALS);
  }

  @Test
  void theEndsOfAJobSeeSignalsAndBudgetsAlone() {
    assertSeesOnly(ERRORS, ERRORS, SIGNALS, POLICY);
  }

  @Test
  void observersSeeEventsAlone() {
    assertSeesOnly(OBSERVE, OBSERVE, EVENT);
  }

  @Test
  void seamsSeeNoOtherPackage() {
    assertSeesOnly(SEAM, SEAM);
  }

  @Test
  void packagesAreFreeOfCycles() {
    slices().matching("dev.retryevents.(**)").should().beFreeOfCycles().check(RUNTIME);
  }

  @Test
  void nothingStaticCanChange() {
    var written =
        fields()
            .that()
            .areStatic()
            .and()
            .doNotHaveModifier(JavaModifier.SYNTHETIC); // the tables that the compiler makes
    written.should().beFinal().check(RUNTIME);
    written
        .should()
        .notHaveRawType(DescribedPredicate.describe("array", JavaClass::isArray))
        .check(RUNTIME);
  }

  @Test
  void everyPackageIsNullMarked() {
    Set<String> marked =
        RUNTIME.stream()
            .filter(type -> type.getSimpleName().equals("package-info"))
            .filter(type -> type.isAnnotatedWith(NullMarked.class))
            .map(JavaClass::getPackageName)
            .collect(Collectors.toSet());
    assertEquals(module().packages(), marked);
  }

  @Test
  void everyPackageIsExported() {
    Set<String> exported =
        module().exports().stream()
            .map(ModuleDescriptor.Exports::source)
            .collect(Collectors.toSet());
    assertEquals(module().packages(), exported);
  }

  private static ModuleDescriptor module() {
    return ModuleFinder.of(CLASSES).find("dev.retryevents.runtime").orElseThrow().descriptor();
  }

  private static void assertSeenBy(String viewer, String seen) {
    noClasses()
        .that()
        .resideOutsideOfPackage(viewer)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(seen)
        .check(RUNTIME);
  }

  private static void assertSeesOnly(String viewer, String... seen) {
    classes()
        .that()
        .resideInAPackage(viewer)
        .should()
        .onlyDependOnClassesThat(
            JavaClass.Predicates.resideInAnyPackage(seen)
                .or(JavaClass.Predicates.resideInAnyPackage("java..", "org.jspecify..")))
        .check(RUNTIME);
  }
}
