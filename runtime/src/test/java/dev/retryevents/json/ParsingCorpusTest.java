package dev.retryevents.json;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The corpus of texts that every JSON parser must accept (y), must refuse (n), or may treat as it
 * decides (i); what is decided here is written down file by file.
 */
class ParsingCorpusTest {

  private static final Path FOLDER =
      Path.of(System.getProperty("retryevents.shared", "absent"), "json-parsing", "test_parsing");

  /** RFC 8259, section 4, wants names to differ; a tree of values holds to it. */
  private static final Set<String> REPEATED_NAMES =
      Set.of("y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json");

  @BeforeEach
  void findCorpus() {
    assumeTrue(Files.isDirectory(FOLDER), "skipped: no JSON parsing corpus beside the project");
  }

  @TestFactory
  Stream<DynamicTest> everyTextGetsItsVerdict() throws IOException {
    return files().stream().map(name -> DynamicTest.dynamicTest(name, () -> judge(name)));
  }

  @Test
  void everyFreeTextHasAVerdictAndEveryVerdictAText() throws IOException {
    Set<String> free = new TreeSet<>(files());
    free.removeIf(name -> !name.startsWith("i_"));
    Set<String> judged = new TreeSet<>(ParsingVerdicts.ACCEPTED);
    judged.addAll(ParsingVerdicts.REFUSED);
    assertEquals(judged, free);
    assertEquals(318, files().size());
  }

  private static void judge(String name) throws IOException {
    byte[] text = Files.readAllBytes(FOLDER.resolve(name));
    if (name.startsWith("n_") || ParsingVerdicts.REFUSED.contains(name)) {
      assertThrows(JsonException.class, () -> Texts.skip(text));
      assertThrows(JsonException.class, () -> JsonValue.parse(text));
      return;
    }
    assertDoesNotThrow(() -> Texts.skip(text));
    if (REPEATED_NAMES.contains(name)) {
      assertThrows(JsonException.class, () -> JsonValue.parse(text));
      return;
    }
    JsonValue value = JsonValue.parse(text);
    String written = value.toString();
    assertEquals(value, JsonValue.parse(written));
    assertEquals(written, JsonValue.parse(written).toString());
  }

  private static Set<String> files() throws IOException {
    Set<String> names = new TreeSet<>();
    try (Stream<Path> files = Files.list(FOLDER)) {
      files.forEach(file -> names.add(file.getFileName().toString()));
    }
    return names;
  }
}
