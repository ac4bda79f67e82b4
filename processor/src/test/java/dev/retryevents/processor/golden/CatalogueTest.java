package dev.retryevents.processor.golden;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.retryevents.processor.diagnostic.Code;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The ids of the diagnostics are a catalogue that users can rely on. */
class CatalogueTest {

  private static final Path README = Path.of("..", "README.md");

  /** The id of a diagnostic, behind its place and its kind. */
  private static final Pattern PRINTED =
      Pattern.compile("^\\S+: (?:error|warning): \\[(\\w+)]", Pattern.MULTILINE);

  /** The first column of a table of the README, where it is an id. */
  private static final Pattern LISTED =
      Pattern.compile("^\\| *`([A-Z]\\w*)` *\\|", Pattern.MULTILINE);

  @Test
  void everyIdIsInAGoldenCase() throws IOException {
    Set<String> printed = new TreeSet<>();
    for (GoldenCase golden : GoldenCase.faulty()) {
      String text = Files.readString(golden.errors());
      PRINTED.matcher(text).results().map(found -> found.group(1)).forEach(printed::add);
    }
    // A fault of the processor itself: no input leads to one, as far as is known.
    printed.add(Code.Internal.name());
    assertEquals(new TreeSet<>(ids()), printed);
  }

  @Test
  void aCaseIsNamedForTheIdThatItShows() throws IOException {
    for (GoldenCase golden : GoldenCase.faulty()) {
      String text = Files.readString(golden.errors());
      String id = golden.toString().replaceFirst("-.*", "");
      assertTrue(
          PRINTED.matcher(text).results().map(found -> found.group(1)).anyMatch(id::equals),
          golden::toString);
    }
  }

  @Test
  void anIdIsCamelCase() {
    assertAll(ids().stream().map(id -> () -> assertTrue(id.matches("([A-Z][a-z]+|JUnit)+"), id)));
  }

  @Test
  void noTwoIdsDifferInCaseAlone() {
    List<String> lower = ids().stream().map(id -> id.toLowerCase(Locale.ROOT)).toList();
    assertEquals(lower.stream().distinct().toList(), lower);
  }

  @Test
  void theReadmeListsEveryIdOnce() throws IOException {
    assumeTrue(Files.exists(README), "there is no README.md yet");
    List<String> listed =
        LISTED
            .matcher(Files.readString(README))
            .results()
            .map(MatchResult::group)
            .map(row -> row.replaceAll("[|` ]", ""))
            .sorted()
            .toList();
    assertEquals(ids().stream().sorted().toList(), listed);
  }

  private static List<String> ids() {
    return Arrays.stream(Code.values()).map(Code::name).toList();
  }
}
