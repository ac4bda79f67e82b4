package dev.retryevents.processor.schema;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;

/**
 * Remembers from build to build, on one machine, which bundles conform.
 *
 * <p>A note in the class output does not live long enough: Maven deletes what the last compilation
 * wrote there before it compiles again, and so does Gradle. A note here is found by the content of
 * the bundle, so it can be neither stale nor in the way, and losing it costs a second at most. For
 * that reason nothing that goes wrong here is ever reported.
 *
 * @param folder where the notes are; empty to keep none
 */
public record ConformanceMemo(Optional<Path> folder) {

  /** The option's value that says to keep no notes. */
  public static final String NONE = "none";

  /**
   * The memo that an option names: a folder, {@link #NONE}, or nothing for the cache of the user.
   *
   * @param option the value of the option; empty if it is not given
   * @param environment the environment variables; {@code XDG_CACHE_HOME} moves the cache
   * @param home the home of the user
   */
  public static ConformanceMemo of(String option, Map<String, String> environment, String home) {
    if (option.equals(NONE)) {
      return new ConformanceMemo(Optional.empty());
    }
    if (!option.isEmpty()) {
      return new ConformanceMemo(Optional.of(Path.of(option)));
    }
    String cache = environment.getOrDefault("XDG_CACHE_HOME", "");
    Path root = cache.isEmpty() ? Path.of(home, ".cache") : Path.of(cache);
    return new ConformanceMemo(Optional.of(root.resolve("retry-events")));
  }

  /** Whether that very note was kept. */
  public boolean knows(ConformanceStamp stamp) {
    try {
      return folder.isPresent() && Files.readString(file(folder.get(), stamp)).equals(stamp.text());
    } catch (IOException | RuntimeException notThere) {
      return false;
    }
  }

  /** Keeps a note, if that can be done. */
  public void keep(ConformanceStamp stamp) {
    try {
      if (folder.isPresent()) {
        Files.createDirectories(folder.get());
        Path written = Files.createTempFile(folder.get(), "new", null);
        Files.writeString(written, stamp.text(), StandardCharsets.UTF_8);
        Files.move(written, file(folder.get(), stamp), StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException | RuntimeException notToBeKept) {
      // The next build finds out again.
    }
  }

  private static Path file(Path folder, ConformanceStamp stamp) {
    return folder.resolve(stamp.key() + ".conformance");
  }
}
