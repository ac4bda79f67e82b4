package dev.retryevents.processor;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The sources of the processor and of its tests stay short, and their names say something. */
class SourceFileTest {

  private static final int MOST_LINES = 250;

  /** Words that stand where a name should. */
  private static final Set<String> EMPTY_WORDS =
      Set.of("util", "utils", "common", "commons", "helper", "manager", "impl");

  private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|[/.]");

  @Test
  void noFileIsLong() throws IOException {
    List<String> tooLong = new ArrayList<>();
    for (Path source : sources()) {
      long lines = Files.readString(source).lines().count();
      if (lines > MOST_LINES) {
        tooLong.add(source + ": " + lines);
      }
    }
    assertEquals(List.of(), tooLong);
  }

  @Test
  void everyNameSaysSomething() throws IOException {
    assertEquals(List.of(), sources().stream().filter(SourceFileTest::saysNothing).toList());
  }

  @Test
  void emptyWordsAreSeen() {
    assertAll(
        () -> assertTrue(saysNothing(Path.of("check", "RowHelper.java"))),
        () -> assertTrue(saysNothing(Path.of("util", "Rows.java"))),
        () -> assertFalse(saysNothing(Path.of("check", "RowCheck.java"))));
  }

  private static boolean saysNothing(Path source) {
    return HUMP.splitAsStream(source.toString().replace('\\', '/'))
        .map(word -> word.toLowerCase(Locale.ROOT))
        .anyMatch(EMPTY_WORDS::contains);
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src"))) {
      List<Path> sources =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .filter(file -> !file.startsWith(Path.of("src", "test", "resources")))
              .toList();
      assertFalse(sources.isEmpty(), "no sources here");
      return sources;
    }
  }
}
