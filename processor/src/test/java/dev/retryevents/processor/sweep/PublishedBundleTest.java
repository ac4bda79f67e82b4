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
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every object of the published bundle is a row that compiles, or is refused for one reason. */
class PublishedBundleTest {

  private static final Path BUNDLE =
      Path.of(System.getProperty("retryevents.shared"), "msp", "msp.schema.json");

  /** What has no Java type, by the definitions that reach it. */
  private static final Map<String, String> REFUSED =
      Map.of(
          "ErrorResponse", "#/$defs/RequestId",
          "ModelCatalogEntry", "#/$defs/ModelReasoningEffortVariants",
          "ModelListResult", "#/$defs/ModelReasoningEffortVariants",
          "Request", "#/$defs/RequestId",
          "SuccessResponse", "#/$defs/RequestId",
          "TurnInputPart", "#/$defs/TurnInputPart/dependentRequired",
          "TurnStartParams", "#/$defs/TurnInputPart/dependentRequired",
          "TurnSteerParams", "#/$defs/TurnInputPart/dependentRequired");

  @TempDir private Path folder;

  @BeforeEach
  void theBundleIsThere() {
    assumeTrue(Files.exists(BUNDLE), "skipped: the published bundle is not there");
  }

  @Test
  void everyObjectAloneIsATableOrOneRefusal() throws IOException {
    Map<String, String> refused = new TreeMap<>();
    List<DefinitionRow> rows = rows();
    for (DefinitionRow row : rows) {
      Outcome outcome =
          new SweptTable(BUNDLE, List.of(row.source())).compile(folder.resolve(row.name()));
      if (!outcome.diagnostics().isEmpty()) {
        assertEquals(1, outcome.diagnostics().size(), outcome::text);
        refused.put(row.name(), reasonOf(outcome));
      }
    }
    assertEquals(195, rows.size());
    assertEquals(new TreeMap<>(REFUSED), refused);
  }

  @Test
  void allThatHaveATypeAreOneTableWhoseContractHolds() throws Exception {
    List<String> rows =
        rows().stream()
            .filter(row -> !REFUSED.containsKey(row.name()))
            .map(DefinitionRow::source)
            .toList();
    Outcome outcome = new SweptTable(BUNDLE, rows).compile(folder);
    assertEquals("", outcome.text());
    assertEquals(187, rows.size());
    try (URLClassLoader loader = new URLClassLoader(new URL[] {outcome.output().toUri().toURL()})) {
      GeneratedTests.run(loader.loadClass(SweptTable.CONTRACT_TEST));
    }
  }

  /** The pointer of the one kind of error that is expected. */
  private static String reasonOf(Outcome outcome) {
    return outcome
        .text()
        .replaceFirst("(?s)^.*: error: \\[UnsupportedShape] msp\\.schema\\.json(\\S+) .*$", "$1");
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
