package dev.retryevents.processor.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.generate.GeneratedTests;
import dev.retryevents.processor.javac.Outcome;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Every object of the published bundle is a row that compiles. */
@Execution(ExecutionMode.CONCURRENT)
class PublishedBundleTest {

  private static final Path BUNDLE =
      Path.of(System.getProperty("retryevents.shared"), "msp", "msp.schema.json");

  @TempDir private Path folder;

  @BeforeEach
  void theBundleIsThere() {
    assumeTrue(Files.exists(BUNDLE), "skipped: the published bundle is not there");
  }

  @Test
  void allObjectsAreOneTableWithoutAWarningWhoseContractHolds() throws Exception {
    List<String> rows = rows().stream().map(DefinitionRow::source).toList();
    Outcome outcome = new SweptTable(BUNDLE, rows).compile(folder);
    assertEquals("", outcome.text());
    assertEquals(195, rows.size());
    try (URLClassLoader loader = new URLClassLoader(new URL[] {outcome.output().toUri().toURL()})) {
      GeneratedTests.run(loader.loadClass(SweptTable.CONTRACT_TEST));
    }
  }

  private static List<DefinitionRow> rows() throws IOException {
    JsonObject bundle = (JsonObject) JsonValue.parse(Files.readAllBytes(BUNDLE));
    Map<String, JsonValue> definitions = ((JsonObject) bundle.members().get("$defs")).members();
    MinimalSample samples = new MinimalSample(definitions);
    List<DefinitionRow> rows = new ArrayList<>();
    definitions.forEach(
        (name, definition) -> {
          if (DefinitionRow.isPossible(definition)) {
            rows.add(new DefinitionRow(name, (JsonObject) definition, samples));
          }
        });
    return rows;
  }
}
