package com.acme.session;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Packages see what they say they see. */
class ArchitectureTest {

  private static final String ROOT = "com.acme.session.";
  private static final JavaClasses PROGRAM =
      new ClassFileImporter()
          .importUrl(Main.class.getProtectionDomain().getCodeSource().getLocation());

  @ParameterizedTest
  @CsvSource({
    "line, line",
    "log, line",
    "frame, line",
    "wire, wire",
    "failure, failure",
    "terminal, terminal"
  })
  void aPackageSeesItselfTheRuntimeAndOneMoreAtMost(String viewer, String seen) {
    classes()
        .that()
        .resideInAPackage(ROOT + viewer)
        .should()
        .onlyDependOnClassesThat(
            JavaClass.Predicates.resideInAnyPackage(
                ROOT + viewer,
                ROOT + seen,
                "java..",
                "javax.annotation.processing",
                "dev.retryevents..",
                "org.jspecify.."))
        .check(PROGRAM);
  }

  @Test
  void clientAndHostMeetOnTheWireAlone() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + "client")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(ROOT + "host", ROOT + "log", ROOT + "failure")
        .check(PROGRAM);
    noClasses()
        .that()
        .resideInAPackage(ROOT + "host")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(ROOT + "client", ROOT + "terminal")
        .check(PROGRAM);
  }

  @Test
  void packagesAreFreeOfCycles() {
    slices().matching("com.acme.session.(*)..").should().beFreeOfCycles().check(PROGRAM);
  }
}
