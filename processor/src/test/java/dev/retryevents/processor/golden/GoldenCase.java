package dev.retryevents.processor.golden;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A case of the golden tests: a folder with what goes in and what is expected to come out.
 *
 * @param folder holds {@code in}, and either {@code errors.txt} or {@code out}
 */
record GoldenCase(Path folder) {

  private static final Path ROOT = Path.of("src", "test", "resources", "golden");

  /** The cases in which something is said. */
  static List<GoldenCase> faulty() {
    return all().stream().filter(found -> !Files.exists(found.out())).toList();
  }

  /** The cases in which something is generated. */
  static List<GoldenCase> generating() {
    return all().stream().filter(found -> Files.exists(found.out())).toList();
  }

  private static List<GoldenCase> all() {
    try (Stream<Path> folders = Files.list(ROOT)) {
      return folders.filter(Files::isDirectory).sorted().map(GoldenCase::new).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Path in() {
    return folder.resolve("in");
  }

  Path out() {
    return folder.resolve("out");
  }

  Path errors() {
    return folder.resolve("errors.txt");
  }

  @Override
  public String toString() {
    return folder.getFileName().toString();
  }
}
