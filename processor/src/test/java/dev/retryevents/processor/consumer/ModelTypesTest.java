package dev.retryevents.processor.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.generate.GeneratedTests;
import dev.retryevents.processor.javac.Jar;
import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Libraries;
import dev.retryevents.processor.javac.Outcome;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A table that names a wire model uses the types of that, wherever it stands. */
class ModelTypesTest {

  private static final String CONTRACT =
      """
      package demo;

      @dev.retryevents.annotation.RetryEventContract(NoticeTable.class)
      class NoticeContract {}
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"IGNORE", "KEEP"})
  void inOneCompilationNothingIsGeneratedTwice(String unknown) {
    Program program = program("*", unknown).with("demo/NoticeTable.java", ModelProgram.table());
    program.with("bundle.json", ModelProgram.BUNDLE);
    Outcome outcome = compile(program, "classes");
    assertEquals("", outcome.text());
    assertEquals(
        Set.of(
            "demo/Notice.java",
            "demo/NoticeRenderer.java",
            "demo/Pause.java",
            "demo/PauseCodec.java"),
        files(outcome, "demo/"));
    assertTrue(outcome.files().get("demo/Pause.java").contains("import wire.Model;"));
    assertTrue(outcome.files().get("demo/PauseCodec.java").contains("import wire.EitherCodec;"));
    assertContractHolds(outcome.output(), program.folder());
  }

  @ParameterizedTest
  @ValueSource(strings = {"IGNORE", "KEEP"})
  void aModelMayComeFromAnotherModule(String unknown) {
    Program model = program("*", unknown);
    model.with("bundle.json", ModelProgram.BUNDLE);
    assertSharesTheModelOf(compile(model, "model").output(), model.folder());
  }

  /** The jar has the bundle as well, and nobody has the source. */
  @Test
  void aModelMayComeFromAJar() {
    Program model = program("*", "IGNORE");
    new Program(folder.resolve("model")).with("bundle.json", ModelProgram.BUNDLE);
    assertSharesTheModelOf(Jar.of(compile(model, "model").output()));
  }

  private void assertSharesTheModelOf(Path... classPath) {
    Program program =
        new Program(folder.resolve("table")).with("demo/NoticeTable.java", ModelProgram.table());
    Outcome outcome = compile(program, "classes", classPath);
    assertEquals("", outcome.text());
    assertEquals(Set.of(), files(outcome, "wire/"));
    assertFalse(outcome.files().containsKey("demo/Model.java"), outcome.files()::toString);
    assertContractHolds(
        Stream.concat(Stream.of(outcome.output()), Stream.of(classPath)).toArray(Path[]::new));
  }

  /** In the round in which the model is generated, its types have no package yet. */
  @Test
  void signalsAndMessagesUseTheTypesOfTheModel() {
    Program program = program("*", "IGNORE").with("bundle.json", Program.BUNDLE);
    program.with(
        "demo/Signal.java",
        """
        package demo;

        import wire.Model;

        public sealed interface Signal {
          record Slow(Model model) implements Signal {}

          record Late(String model) implements Signal {}
        }
        """);
    program.with(
        "demo/NoticeTable.java",
        Program.TABLE
            .replace("schema =", "signals = Signal.class, model = wire.Wire.class, schema =")
            .replace("type =", "from = {Signal.Slow.class, Signal.Late.class}, type =")
            .replace(
                "Model {$model} rests",
                ".input {$model :string} .match $model small {{Model small rests}} * {{All rest}}")
            .replace(
                "samples =",
                "samples = {@Sample(given = \"{\\\"model\\\": \\\"large\\\"}\", renders = \"All"
                    + " rest\"),")
            .replace("rests\")))", "rests\")}))"));
    Outcome outcome = compile(program, "classes");
    assertEquals("", outcome.text());
    assertContractHolds(outcome.output(), program.folder());
  }

  @Test
  void whatARowDescribesInlineIsItsOwnUnlessTheModelHasIt() {
    String types = "Part\", \"Model\", \"Any\", \"Tree\", \"Either";
    Program program = program(types, "IGNORE");
    program.with(
        "bundle.json",
        ModelProgram.BUNDLE.replace(", \"pause\": {\"$ref\": \"#/$defs/Pause\"}", ""));
    program.with(
        "demo/NoticeTable.java",
        ModelProgram.table().replace(", \\\"pause\\\": {\\\"model\\\": \\\"new\\\"}", ""));
    Outcome outcome = compile(program, "classes");
    assertEquals("", outcome.text());
    assertTrue(files(outcome, "demo/").contains("demo/PauseMood.java"), outcome.files()::toString);
    assertFalse(files(outcome, "wire/").contains("wire/PauseMood.java"));
  }

  @Test
  void theNamesAreThoseOfTheModelWhateverTheTableHas() {
    Program program =
        program("*", "IGNORE").with("wire/Model.java", "package wire; class Model {}");
    program
        .with("bundle.json", ModelProgram.BUNDLE)
        .with("demo/NoticeTable.java", ModelProgram.table());
    Outcome outcome = compile(program, "classes");
    assertEquals("", outcome.text());
    String event = outcome.files().get("demo/Pause.java");
    assertTrue(event.matches("(?s).*import wire\\.Model_[0-9a-f]+;.*"), event);
  }

  @Test
  void aModelThatWasCompiledOverAnotherContentIsRefused() {
    Program model = program("*", "IGNORE");
    model.with("bundle.json", ModelProgram.BUNDLE.replace("large", "huge"));
    Path classes = compile(model, "model").output();
    Program program =
        new Program(folder.resolve("table")).with("demo/NoticeTable.java", ModelProgram.table());
    program.with("bundle.json", ModelProgram.BUNDLE);
    Outcome outcome = compile(program, "classes", classes);
    assertEquals(1, outcome.diagnostics().size(), outcome::text);
    assertTrue(outcome.text().contains("[ModelBundle] Wire is over"), outcome::text);
  }

  @Test
  void aFaultOfTheModelIsToldThereAlone() {
    Program program = program("*\", \"Nothing", "IGNORE");
    program
        .with("bundle.json", ModelProgram.BUNDLE)
        .with("demo/NoticeTable.java", ModelProgram.table());
    Outcome outcome = compile(program, "classes");
    assertEquals(1, outcome.diagnostics().size(), outcome::text);
    assertTrue(outcome.text().startsWith("Wire.java:"), outcome::text);
  }

  private Program program(String types, String unknown) {
    return new Program(folder.resolve("program"))
        .with("wire/Wire.java", ModelProgram.wire(types, unknown));
  }

  private Outcome compile(Program program, String output, Path... classPath) {
    return Javac.strict()
        .seeing(program.folder())
        .seeing(classPath)
        .compile(program.folder(), folder.resolve(output));
  }

  private static Set<String> files(Outcome outcome, String prefix) {
    return outcome.files().keySet().stream()
        .filter(file -> file.startsWith(prefix))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Compiles the contract test against what was compiled, and runs it. */
  private void assertContractHolds(Path... classPath) {
    Program tests = new Program(folder.resolve("tests")).with("demo/NoticeContract.java", CONTRACT);
    Outcome outcome =
        Javac.strict()
            .seeing(classPath)
            .seeing(Libraries.JUNIT)
            .compile(tests.folder(), folder.resolve("test-classes"));
    assertEquals("", outcome.text());
    List<Path> all = new ArrayList<>(List.of(classPath));
    all.add(outcome.output());
    run("demo.NoticeContractTest", all);
  }

  private static void run(String test, List<Path> classPath) {
    try {
      URL[] urls = new URL[classPath.size()];
      for (int i = 0; i < urls.length; i++) {
        urls[i] = classPath.get(i).toUri().toURL();
      }
      ClassLoader parent = ModelTypesTest.class.getClassLoader();
      try (URLClassLoader loader = new URLClassLoader(urls, parent)) {
        GeneratedTests.run(loader.loadClass(test));
      }
    } catch (ReflectiveOperationException | IOException e) {
      throw new AssertionError(e);
    }
  }
}
