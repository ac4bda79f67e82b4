package dev.retryevents.processor.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.retryevents.json.JsonCodec;
import dev.retryevents.json.JsonException;
import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The verdicts of the published test suite of JSON Schema 2020-12 on generated types. A value that
 * the suite refuses and a codec reads is no difference where the compiler said so of the schema;
 * all other differences are in a file, each with its reason.
 */
class JsonSchemaSuiteTest {

  private static final Path SUITE =
      Path.of(System.getProperty("retryevents.shared"), "json-schema", "tests", "draft2020-12");

  /** Files that are about other files, and about dialects that a bundle cannot have. */
  private static final Set<String> ELSEWHERE = Set.of("dynamicRef", "refRemote", "vocabulary");

  private static final Path DIFFERENCES =
      Path.of("src", "test", "resources", "json-schema", "differences.txt");

  @TempDir private Path folder;

  private int verdicts = 0;

  @Test
  void theVerdictsAreThoseOfTheSuiteButForTheDifferencesThatAreListed() throws IOException {
    assumeTrue(Files.exists(SUITE), "skipped: the test suite of JSON Schema is not there");
    List<String> differences = new ArrayList<>();
    try (Stream<Path> files = Files.list(SUITE)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        differences.addAll(differences(file));
      }
    }
    String text = String.join("\n", differences) + "\n";
    if (Boolean.getBoolean("retryevents.update")) {
      Files.createDirectories(DIFFERENCES.getParent());
      Files.writeString(DIFFERENCES, text);
    }
    assertEquals(Files.readString(DIFFERENCES), text);
    assertEquals(1203, verdicts);
  }

  private List<String> differences(Path file) throws IOException {
    String keyword = file.getFileName().toString().replace(".json", "");
    List<SuiteGroup> groups =
        SuiteGroup.read(JsonValue.parse(Files.readAllBytes(file))).stream()
            .filter(SuiteGroup::isOfThisFile)
            .toList();
    if (groups.isEmpty() || ELSEWHERE.contains(keyword)) {
      return List.of();
    }
    StringBuilder definitions = new StringBuilder();
    for (int i = 0; i < groups.size(); i++) {
      definitions.append(i == 0 ? "" : ",").append(groups.get(i).definition("Suite" + i));
    }
    Outcome outcome =
        CompiledModel.compile(
            folder.resolve(keyword),
            "types = \"Suite*\", unknownMembers = dev.retryevents.annotation.UnknownMembers.KEEP",
            "\"$defs\": {" + definitions + "}",
            Javac.lenient());
    assertTrue(
        outcome.compiled(),
        () -> outcome.text().lines().filter(line -> line.contains(" error: ")).toList().toString());
    CompiledModel model = CompiledModel.of(outcome.output());
    List<String> differences = new ArrayList<>();
    for (int i = 0; i < groups.size(); i++) {
      String name = "Suite" + i;
      boolean told = outcome.text().contains("#/$defs/" + name + "/");
      for (SuiteGroup.Case one : groups.get(i).cases()) {
        verdicts++;
        boolean read = isRead(model.codec(name), one.data());
        if (read != one.valid() && !(read && told)) {
          differences.add(
              "%s: %s | %s | %s"
                  .formatted(
                      groups.get(i).reason(read), keyword, groups.get(i).name(), one.name()));
        }
      }
    }
    return differences;
  }

  private static boolean isRead(JsonCodec<Object> codec, JsonValue data) {
    String json = new JsonObject(Map.of("value", data)).toString();
    try {
      Object value = codec.decode(json);
      assertEquals(JsonValue.parse(json), JsonValue.parse(codec.encodeToString(value)));
      return true;
    } catch (JsonException refused) {
      return false;
    }
  }
}
