package dev.retryevents.processor.mutation;

import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The table and the bundle of the agent example, read where they are kept. */
final class AgentExample {

  static final TableSource TABLE =
      TableSource.read(
          Path.of("../examples/agent/src/main/java/com/acme/agent/retry/RetryTable.java"));

  static final Path BUNDLE = Path.of("../schema/src/main/resources/msp.schema.json");

  private AgentExample() {}

  /** Compiles a table over the bundle in a folder, or the one of the example. */
  static Outcome compile(String source, Path bundles, Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("RetryTable.java"), source);
    return Javac.lenient()
        .with("-Aretryevents.schema=" + bundles.toAbsolutePath(), "-proc:only")
        .compile(List.of(file), Files.createDirectories(folder.resolve("out")));
  }
}
