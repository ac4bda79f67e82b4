package dev.retryevents.processor.sweep;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.generate.GeneratedTests;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Whatever a bundle holds, a table over it keeps its contract, or is refused in a sentence. */
@Execution(ExecutionMode.CONCURRENT)
class RandomTablesTest {

  private static final int DEFINITIONS = 120;

  @TempDir private Path folder;

  @Test
  void aRandomTableKeepsItsContractOrIsRefused() throws Exception {
    RandomShapes random = new RandomShapes(2020);
    Map<String, JsonValue> definitions = new LinkedHashMap<>();
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < DEFINITIONS; i++) {
      RandomShapes.Shape shape = random.object(3);
      definitions.put("Type" + i, shape.schema());
      rows.add(row("Type" + i, shape));
    }
    JsonValue dialect = new JsonString("https://json-schema.org/draft/2020-12/schema");
    JsonObject bundle =
        new JsonObject(Map.of("$schema", dialect, "$defs", new JsonObject(definitions)));
    Path file = Files.writeString(folder.resolve("bundle.json"), bundle.toString());
    Sieve sieve = Sieve.of(file, rows, folder);
    assertFalse(sieve.refused().containsKey("SampleInvalid"), sieve.refused()::toString);
    assertTrue(sieve.rows().size() > DEFINITIONS / 4, sieve.refused()::toString);
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {sieve.accepted().output().toUri().toURL()})) {
      GeneratedTests.run(loader.loadClass(SweptTable.CONTRACT_TEST));
    }
  }

  private static String row(String name, RandomShapes.Shape shape) {
    JsonObject properties = (JsonObject) ((JsonObject) shape.schema()).members().get("properties");
    return """
    @RetryEvent(
        type = "%1$s",
        title = "%1$s",
        message = "%1$s",
        samples = @Sample(given = %2$s, renders = "%1$s"),
        unrendered = %3$s)\
    """
        .formatted(
            name,
            JavaText.literal(shape.value().toString()),
            JavaText.literals(List.copyOf(properties.members().keySet())));
  }
}
