package dev.retryevents.processor.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Libraries;
import dev.retryevents.processor.javac.Outcome;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The contract is compiled with the tests, when the table is a class file of the main build. */
class ContractTest {

  private static final String CONTRACT =
      """
      package demo;

      import dev.retryevents.annotation.RetryEventContract;

      @RetryEventContract(NoticeTable.class)
      class NoticeContract {}
      """;

  @TempDir private Path folder;

  @Test
  void aTableFromAClassFileGivesItsTestAlone() {
    Path main = main();
    Outcome tests = compileTests(main, main);
    assertEquals("", tests.text());
    assertEquals(Set.of("demo/NoticeContractTest.java"), tests.files().keySet());
  }

  @Test
  void aFaultInATableFromAClassFileIsToldAtTheContract() {
    Path main = main();
    Path changed = folder.resolve("changed");
    new Program(changed).with("bundle.json", Program.BUNDLE.replace("model", "modell"));
    Outcome tests = compileTests(changed, main);
    assertEquals(1, tests.diagnostics().size(), tests::text);
    assertTrue(
        tests
            .text()
            .startsWith("NoticeContract.java:5:1: error: [UnknownVariable] NoticeTable: 1:8 "),
        tests::text);
  }

  private Path main() {
    Program program = new Program(folder.resolve("main")).withTable();
    Path output = folder.resolve("classes");
    new Program(output).with("bundle.json", Program.BUNDLE);
    assertEquals("", Javac.strict().compile(program.folder(), output).text());
    return output;
  }

  private Outcome compileTests(Path... classPath) {
    Program tests = new Program(folder.resolve("tests"));
    tests.with("demo/NoticeContract.java", CONTRACT);
    return Javac.strict()
        .seeing(classPath)
        .seeing(Libraries.JUNIT)
        .compile(tests.folder(), folder.resolve("test-classes"));
  }
}
