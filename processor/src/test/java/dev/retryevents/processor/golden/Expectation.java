package dev.retryevents.processor.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Holds texts against the files that are expected, byte for byte; with {@code
 * -Dretryevents.update=true} it writes them instead, for a person to read before committing.
 */
final class Expectation {

  private Expectation() {}

  /** Holds one text against one file. */
  static void hold(Path file, String text) throws IOException {
    if (isUpdate()) {
      Files.writeString(file, text);
    }
    assertTrue(Files.exists(file), () -> file + " is missing; run with -Dretryevents.update=true");
    assertEquals(Files.readString(file), text);
  }

  /** Holds texts, by their paths, against all files of a folder. */
  static void hold(Path folder, Map<String, String> texts) throws IOException {
    if (isUpdate()) {
      write(folder, texts);
    }
    holdUnchanged(folder, texts);
  }

  /** Holds texts against all files of a folder, which another test may write. */
  static void holdUnchanged(Path folder, Map<String, String> texts) throws IOException {
    Map<String, String> expected = read(folder);
    assertEquals(expected.keySet(), texts.keySet());
    expected.forEach((file, text) -> assertEquals(text, texts.get(file), file));
  }

  private static boolean isUpdate() {
    boolean update = Boolean.getBoolean("retryevents.update");
    if (update) {
      assertNull(System.getenv("CI"), "expectations are not written where CI is set");
    }
    return update;
  }

  private static void write(Path folder, Map<String, String> texts) throws IOException {
    for (String stale : read(folder).keySet()) {
      Files.delete(folder.resolve(stale));
    }
    for (Map.Entry<String, String> text : texts.entrySet()) {
      Path file = folder.resolve(text.getKey());
      Files.createDirectories(file.getParent());
      Files.writeString(file, text.getValue());
    }
  }

  private static Map<String, String> read(Path folder) throws IOException {
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        texts.put(folder.relativize(path).toString().replace('\\', '/'), Files.readString(path));
      }
    }
    return texts;
  }
}
