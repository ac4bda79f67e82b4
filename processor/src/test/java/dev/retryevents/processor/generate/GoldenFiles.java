package dev.retryevents.processor.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What a case is expected to generate: a folder of files, held byte for byte. */
final class GoldenFiles {

  private static final Path ROOT = Path.of("src/test/resources/generated");

  private GoldenFiles() {}

  /** Holds {@code files}, or writes them down where {@code -Dretryevents.update=true} says so. */
  static void hold(String name, Map<String, String> files) {
    Path folder = ROOT.resolve(name);
    if (Boolean.getBoolean("retryevents.update")) {
      if (System.getenv("CI") != null) {
        throw new AssertionError("golden files are not updated where CI is set");
      }
      write(folder, files);
    }
    Map<String, String> expected = read(folder);
    assertEquals(expected.keySet(), new TreeMap<>(files).keySet());
    expected.forEach((file, text) -> assertEquals(text, files.get(file), file));
  }

  private static void write(Path folder, Map<String, String> files) {
    try {
      Files.createDirectories(folder);
      for (String stale : read(folder).keySet()) {
        Files.delete(folder.resolve(stale));
      }
      for (Map.Entry<String, String> file : files.entrySet()) {
        Files.writeString(folder.resolve(file.getKey()), file.getValue());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, String> read(Path folder) {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> paths = Files.list(folder)) {
      for (Path path : paths.toList()) {
        files.put(path.getFileName().toString(), Files.readString(path));
      }
      return files;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
