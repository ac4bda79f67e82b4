package dev.retryevents.processor.consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.processor.javac.Jar;
import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A bundle is found where builds keep their resources. */
class BundlePlacesTest {

  @TempDir private Path folder;
  private Path sources;
  private Path output;
  private Path resources;

  @BeforeEach
  void aProgramWithItsResourcesApart() {
    sources = folder.resolve("sources");
    output = folder.resolve("output");
    resources = folder.resolve("resources");
    new Program(sources).withTable();
  }

  @Test
  void aFolderThatTheOptionNames() throws IOException {
    bundleIn(resources);
    assertFound(Javac.strict().with("-Aretryevents.schema=" + resources));
  }

  @Test
  void aFileThatTheOptionNames() throws IOException {
    bundleIn(resources);
    assertFound(Javac.strict().with("-Aretryevents.schema=" + resources.resolve("bundle.json")));
  }

  @Test
  void theSecondPlaceThatTheOptionNames() throws IOException {
    bundleIn(resources);
    assertFound(Javac.strict().with("-Aretryevents.schema=" + sources + "," + resources));
  }

  @Test
  void theClassOutput() throws IOException {
    bundleIn(output);
    assertFound(Javac.strict());
  }

  @Test
  void theClassPath() throws IOException {
    bundleIn(resources);
    assertFound(Javac.strict().seeing(resources));
  }

  @Test
  void aJarOnTheClassPath() throws IOException {
    bundleIn(resources);
    assertFound(Javac.strict().seeing(Jar.of(resources)));
  }

  @Test
  void inAFolderOfAJarThatJavacPassesOver() {
    Program program = new Program(resources).with("META-INF/bundle.json", Program.BUNDLE);
    new Program(sources)
        .with(
            "demo/NoticeTable.java",
            Program.TABLE.replace("\"bundle.json\"", "\"META-INF/bundle.json\""));
    assertEquals("", Javac.strict().seeing(resources).compile(sources, output).text());
    Outcome outcome =
        Javac.strict()
            .seeing(Jar.of(program.folder()))
            .compile(sources, folder.resolve("jar-output"));
    assertEquals(1, outcome.diagnostics().size(), outcome::text);
    assertTrue(
        outcome
            .text()
            .contains(
                "class path: not found; javac does not look into the folder \"META-INF\" of a jar,"
                    + " because it is no Java identifier"),
        outcome::text);
  }

  @Test
  void theSourcePath() throws IOException {
    bundleIn(resources);
    assertFound(Javac.strict().with("-sourcepath", resources.toString()));
  }

  @Test
  void theOptionBeforeAllOtherPlaces() throws IOException {
    bundleIn(resources);
    Files.createDirectories(output);
    Files.writeString(output.resolve("bundle.json"), "not this one");
    assertFound(Javac.strict().with("-Aretryevents.schema=" + resources));
  }

  @Test
  void anErrorListsEveryPlaceThatWasTried() {
    Outcome outcome =
        Javac.strict()
            .with("-Aretryevents.schema=" + folder.resolve("nowhere"))
            .compile(sources, output);
    assertEquals(1, outcome.diagnostics().size(), outcome::text);
    assertTrue(
        outcome
            .text()
            .endsWith(
                """
                Tried:
                    %s: not found
                    class output: not found
                    class path: not found
                    module path: not found
                    source path: not found
                """
                    .formatted(folder.resolve("nowhere"))),
        outcome::text);
  }

  private static void bundleIn(Path place) {
    new Program(place).with("bundle.json", Program.BUNDLE);
  }

  private void assertFound(Javac javac) {
    Outcome outcome = javac.compile(sources, output);
    assertEquals("", outcome.text());
    assertTrue(Files.exists(output.resolve("demo/Pause.class")));
  }
}
