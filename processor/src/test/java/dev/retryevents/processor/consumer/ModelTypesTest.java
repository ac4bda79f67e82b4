package dev.retryevents.processor.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.generate.GeneratedTests;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A table that names a wire model uses the types of that, wherever it stands. */
class ModelTypesTest {

  private static final String TABLE =
      Program.TABLE.replace(
          "schema = \"bundle.json\",", "schema = \"bundle.json\", model = wire.Wire.class,");

  /** Every kind of type, one of which is inline in the definition of the row. */
  private static final String BUNDLE =
      """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {
          "Pause": {
            "type": "object",
            "properties": {
              "model": {"$ref": "#/$defs/Model"},
              "mood": {"enum": ["calm", "tense"]},
              "part": {"$ref": "#/$defs/Part"},
              "parts": {"type": "array", "items": {"$ref": "#/$defs/Part"}},
              "either": {"$ref": "#/$defs/Either"},
              "any": {"$ref": "#/$defs/Any"},
              "tree": {"$ref": "#/$defs/Tree"}
            },
            "required": ["model"]
          },
          "Model": {"enum": ["small", "large"], "x-msp-openness": "open"},
          "Part": {"type": "object", "properties": {"next": {"$ref": "#/$defs/Part"}}},
          "Tree": {"type": "array", "items": {"$ref": "#/$defs/Tree"}},
          "Any": {"type": ["integer", "string"]},
          "Either": {
            "oneOf": [
              {
                "type": "object",
                "properties": {"kind": {"const": "a"}, "size": {"type": "integer"}},
                "required": ["kind"]
              },
              {
                "type": "object",
                "properties": {"kind": {"const": "b"}, "pause": {"$ref": "#/$defs/Pause"}},
                "required": ["kind"]
              }
            ]
          }
        }
      }
      """;

  private static final String UNRENDERED =
      "unrendered = {\"mood\", \"part\", \"parts\", \"either\", \"any\", \"tree\"},";

  private static final String SAMPLE =
      """
      {"model": "small", "mood": "calm", "part": {"next": {}}, "parts": [{}],
       "either": {"kind": "b", "pause": {"model": "new"}}, "any": 7, "tree": [[], []]}
      """;

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
    Program program = program("*", unknown).with("demo/NoticeTable.java", table());
    program.with("bundle.json", BUNDLE);
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
    assertContractHolds(outcome.output());
  }

  @ParameterizedTest
  @ValueSource(strings = {"IGNORE", "KEEP"})
  void aModelMayComeFromAnotherModule(String unknown) {
    Program model = program("*", unknown);
    model.with("bundle.json", BUNDLE);
    Path classes = compile(model, "model").output();
    Program program = new Program(folder.resolve("table")).with("demo/NoticeTable.java", table());
    Outcome outcome = compile(program, "classes", classes, model.folder());
    assertEquals("", outcome.text());
    assertEquals(Set.of(), files(outcome, "wire/"));
    assertFalse(outcome.files().containsKey("demo/Model.java"), outcome.files()::toString);
    assertContractHolds(outcome.output(), classes, model.folder());
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
    assertContractHolds(outcome.output());
  }

  @Test
  void whatARowDescribesInlineIsItsOwnUnlessTheModelHasIt() {
    String types = "Part\", \"Model\", \"Any\", \"Tree\", \"Either";
    Program program = program(types, "IGNORE");
    program.with("bundle.json", BUNDLE.replace(", \"pause\": {\"$ref\": \"#/$defs/Pause\"}", ""));
    program.with(
        "demo/NoticeTable.java",
        table().replace(", \\\"pause\\\": {\\\"model\\\": \\\"new\\\"}", ""));
    Outcome outcome = compile(program, "classes");
    assertEquals("", outcome.text());
    assertTrue(files(outcome, "demo/").contains("demo/PauseMood.java"), outcome.files()::toString);
    assertFalse(files(outcome, "wire/").contains("wire/PauseMood.java"));
  }

  @Test
  void theNamesAreThoseOfTheModelWhateverTheTableHas() {
    Program program =
        program("*", "IGNORE").with("wire/Model.java", "package wire; class Model {}");
    program.with("bundle.json", BUNDLE).with("demo/NoticeTable.java", table());
    Outcome outcome = compile(program, "classes");
    assertEquals("", outcome.text());
    String event = outcome.files().get("demo/Pause.java");
    assertTrue(event.matches("(?s).*import wire\\.Model_[0-9a-f]+;.*"), event);
  }

  @Test
  void aModelThatWasCompiledOverAnotherContentIsRefused() {
    Program model = program("*", "IGNORE");
    model.with("bundle.json", BUNDLE.replace("large", "huge"));
    Path classes = compile(model, "model").output();
    Program program = new Program(folder.resolve("table")).with("demo/NoticeTable.java", table());
    program.with("bundle.json", BUNDLE);
    Outcome outcome = compile(program, "classes", classes);
    assertEquals(1, outcome.diagnostics().size(), outcome::text);
    assertTrue(outcome.text().contains("[ModelBundle] Wire is over"), outcome::text);
  }

  @Test
  void aFaultOfTheModelIsToldThereAlone() {
    Program program = program("*\", \"Nothing", "IGNORE");
    program.with("bundle.json", BUNDLE).with("demo/NoticeTable.java", table());
    Outcome outcome = compile(program, "classes");
    assertEquals(1, outcome.diagnostics().size(), outcome::text);
    assertTrue(outcome.text().startsWith("Wire.java:"), outcome::text);
  }

  private Program program(String types, String unknown) {
    return new Program(folder.resolve("program")).with("wire/Wire.java", wire(types, unknown));
  }

  private static String wire(String types, String unknown) {
    return """
        package wire;

        import dev.retryevents.annotation.UnknownMembers;
        import dev.retryevents.annotation.WireModel;

        @WireModel(
            schema = "bundle.json",
            types = {"%s"},
            unknownMembers = UnknownMembers.%s)
        public interface Wire {}
        """
        .formatted(types, unknown);
  }

  private static String table() {
    String sample = SAMPLE.strip().replace("\n", "").replace("\"", "\\\"");
    return TABLE
        .replace("{\\\"model\\\": \\\"small\\\"}", sample)
        .replace("title =", UNRENDERED + " title =");
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
            .seeing(folder.resolve("program"))
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
