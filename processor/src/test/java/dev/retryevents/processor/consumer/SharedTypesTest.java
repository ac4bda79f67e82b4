package dev.retryevents.processor.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Outcome;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table and a wire model over one bundle live beside each other. */
class SharedTypesTest {

  private static final String BUNDLE =
      Program.BUNDLE.replace(
          "\"Model\":", "\"List\": {\"type\": \"object\", \"properties\": {}}, \"Model\":");

  @TempDir private Path folder;

  @Test
  void inOnePackageTheyShareTheirTypesAndCodecs() {
    Outcome outcome = compile("demo", "types = {\"Model\", \"List\"}");
    assertEquals("", outcome.text());
    Set<String> files = outcome.files().keySet();
    assertTrue(
        files.containsAll(
            Set.of("demo/Model.java", "demo/ModelCodec.java", "demo/PauseCodec.java")),
        files::toString);
  }

  @Test
  void inTwoPackagesEachHasItsOwn() {
    Outcome outcome = compile("other", "types = \"*\"");
    assertEquals("", outcome.text());
    Set<String> files = outcome.files().keySet();
    assertTrue(
        files.containsAll(Set.of("demo/Model.java", "other/Model.java", "other/Pause.java")),
        files::toString);
  }

  @Test
  void aRecordThatIsAnEventOfATableIsNoPlainOneAsWell() {
    Outcome outcome = compile("demo", "types = \"Pause\"");
    assertEquals(1, outcome.diagnostics().size(), outcome::text);
    assertTrue(outcome.text().contains("[TypeTwice] demo.Pause exists"), outcome::text);
  }

  private Outcome compile(String packageName, String attributes) {
    Program program = new Program(folder.resolve("program")).withTable();
    program.with("bundle.json", BUNDLE);
    program.with(
        packageName + "/Wire.java",
        "package "
            + packageName
            + ";\n@dev.retryevents.annotation.WireModel(schema = \"bundle.json\", "
            + attributes
            + ")\ninterface Wire {}\n");
    return Javac.strict()
        .seeing(program.folder())
        .compile(program.folder(), folder.resolve("output"));
  }
}
