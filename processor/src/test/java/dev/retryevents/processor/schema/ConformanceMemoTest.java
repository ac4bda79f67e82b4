package dev.retryevents.processor.schema;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConformanceMemoTest {

  private static final ConformanceStamp STAMP =
      ConformanceStamp.of("schemas/a b.json", "{}".getBytes(UTF_8));

  @TempDir private Path folder;

  @Test
  void whatWasKeptIsKnown() {
    ConformanceMemo memo = ConformanceMemo.of(folder.resolve("new").toString(), Map.of(), "");
    assertFalse(memo.knows(STAMP));
    memo.keep(STAMP);
    assertTrue(memo.knows(STAMP));
  }

  @Test
  void anotherContentIsNotKnown() {
    ConformanceMemo memo = ConformanceMemo.of(folder.toString(), Map.of(), "");
    memo.keep(STAMP);
    assertFalse(memo.knows(ConformanceStamp.of("schemas/a b.json", "{ }".getBytes(UTF_8))));
  }

  @Test
  void aDamagedNoteIsNotKnownAndIsReplaced() throws IOException {
    ConformanceMemo memo = ConformanceMemo.of(folder.toString(), Map.of(), "");
    memo.keep(STAMP);
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> notes = files.toList();
      assertEquals(1, notes.size(), "nothing but the note is left");
      Files.writeString(notes.get(0), "half");
    }
    assertFalse(memo.knows(STAMP));
    memo.keep(STAMP);
    assertTrue(memo.knows(STAMP));
  }

  @Test
  void aFolderThatCannotBeWrittenIsNoFault() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    ConformanceMemo memo = ConformanceMemo.of(file.resolve("below").toString(), Map.of(), "");
    memo.keep(STAMP);
    assertFalse(memo.knows(STAMP));
  }

  @Test
  void noneKeepsNothing() {
    ConformanceMemo memo = ConformanceMemo.of("none", Map.of(), folder.toString());
    memo.keep(STAMP);
    assertFalse(memo.knows(STAMP));
  }

  @Test
  void theCacheOfTheUserIsTheDefault() {
    assertEquals(
        Optional.of(Path.of("home", ".cache", "retry-events")),
        ConformanceMemo.of("", Map.of(), "home").folder());
    assertEquals(
        Optional.of(Path.of("cache", "retry-events")),
        ConformanceMemo.of("", Map.of("XDG_CACHE_HOME", "cache"), "home").folder());
  }
}
