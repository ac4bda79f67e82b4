package dev.retryevents.processor.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.retryevents.json.JsonObject;
import dev.retryevents.json.JsonString;
import dev.retryevents.json.JsonValue;
import dev.retryevents.processor.javac.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A name or title changed in the bundle is one error, at the cell of the row that reads it. */
class BundleMutationTest {

  private static final TableSource TABLE = AgentExample.TABLE;
  private static final JsonObject BUNDLE = bundle();

  @TempDir private Path folder;

  @ParameterizedTest(name = "{0}")
  @MethodSource("events")
  void aChangedDefinitionNameIsOneError(TableCell type) throws IOException {
    assertOneErrorIn(type, JsonEdit.renamed(BUNDLE, List.of("$defs", name(type))));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("members")
  void aChangedMemberNameIsOneError(TableCell type, String member) throws IOException {
    assertOneErrorIn(type, JsonEdit.renamed(BUNDLE, memberOf(type, member)));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("members")
  void aMemberLeftOutIsOneError(TableCell type, String member) throws IOException {
    assertOneErrorIn(type, JsonEdit.without(BUNDLE, memberOf(type, member)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("events")
  void aChangedTitleIsOneError(TableCell type) throws IOException {
    JsonString title = (JsonString) definition(type).get("title");
    JsonString other = new JsonString(title.value().replaceFirst("\\b\\w+", "Other"));
    assertOneErrorIn(
        TABLE.beside(type, "title"),
        JsonEdit.with(BUNDLE, other, List.of("$defs", name(type), "title")));
  }

  private static List<String> memberOf(TableCell type, String member) {
    return List.of("$defs", name(type), "properties", member);
  }

  static List<TableCell> events() {
    return TABLE.cells("type");
  }

  static Stream<Arguments> members() {
    return events().stream()
        .flatMap(
            type ->
                ((JsonObject) definition(type).get("properties"))
                    .members().keySet().stream().map(member -> arguments(type, member)));
  }

  private void assertOneErrorIn(TableCell cell, JsonValue bundle) throws IOException {
    Path bundles = Files.createDirectories(folder.resolve("bundles"));
    Files.writeString(bundles.resolve(AgentExample.BUNDLE.getFileName()), bundle.toString());
    Outcome outcome = AgentExample.compile(TABLE.text(), bundles, folder);
    assertEquals(1, outcome.diagnostics().size(), outcome::text);
    long line = outcome.diagnostics().get(0).getLineNumber();
    assertTrue(cell.holds(line), () -> cell + "\n" + outcome.text());
  }

  private static String name(TableCell type) {
    return type.value(TABLE.text());
  }

  private static Map<String, JsonValue> definition(TableCell type) {
    JsonObject definitions = (JsonObject) BUNDLE.members().get("$defs");
    return ((JsonObject) definitions.members().get(name(type))).members();
  }

  private static JsonObject bundle() {
    try {
      return (JsonObject) JsonValue.parse(Files.readAllBytes(AgentExample.BUNDLE));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
