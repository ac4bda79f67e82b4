package dev.retryevents;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Files are short, and are named for what they are. */
class SourceFileTest {

  private static final int LONGEST = 250;

  /** A word of a name in camel case, or a folder, that says nothing. */
  private static final Pattern EMPTY_WORD =
      Pattern.compile("(Util|Utils|Common|Helper|Manager|Impl)(?=[A-Z.]|$)|/(util|common)s?(?=/)");

  @Test
  void aFileIsShort() throws IOException {
    for (Path file : sources()) {
      int lines = Files.readAllLines(file).size();
      assertTrue(lines <= LONGEST, () -> file + " has " + lines + " lines");
    }
  }

  @Test
  void aNameSaysWhatAThingIs() throws IOException {
    List<Path> empty = sources().stream().filter(SourceFileTest::isEmptyName).toList();
    assertEquals(List.of(), empty);
  }

  @Test
  void aNameThatSaysNothingIsFound() {
    assertAll(
        () -> assertTrue(isEmptyName(Path.of("event", "TextUtils.java"))),
        () -> assertTrue(isEmptyName(Path.of("event", "RetryManagerTest.java"))),
        () -> assertTrue(isEmptyName(Path.of("dev", "util", "Text.java"))),
        () -> assertFalse(isEmptyName(Path.of("event", "ImplicitSeparator.java"))),
        () -> assertFalse(isEmptyName(Path.of("event", "Utilization.java"))));
  }

  private static boolean isEmptyName(Path file) {
    return EMPTY_WORD.matcher(file.toString().replace('\\', '/')).find();
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src"))) {
      List<Path> found = files.filter(file -> file.toString().endsWith(".java")).toList();
      assertFalse(found.isEmpty(), "no sources found");
      return found;
    }
  }
}
