package dev.retryevents.processor.sweep;

import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Libraries;
import dev.retryevents.processor.javac.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** A table over definitions of a bundle, and its contract test, compiled. */
record DefinitionTable(Path bundle, List<DefinitionRow> rows) {

  private static final String SOURCE =
      """
      package demo;

      import dev.retryevents.annotation.RetryEvent;
      import dev.retryevents.annotation.RetryEventContract;
      import dev.retryevents.annotation.RetryEventTable;
      import dev.retryevents.annotation.Sample;

      @RetryEventTable(
          schema = %s,
          family = "SweepEvent",
          rows = {
      %s
          })
      public interface SweepTable {

        @RetryEventContract(SweepTable.class)
        class SweepContract {}
      }
      """;

  /** Compiles the table in a program that fears warnings. */
  Outcome compile(Path folder) throws IOException {
    String source =
        SOURCE.formatted(
            JavaText.literal(bundle.getFileName().toString()),
            rows.stream().map(DefinitionRow::source).collect(Collectors.joining(",\n")));
    Path file = Files.createDirectories(folder.resolve("demo")).resolve("SweepTable.java");
    Files.writeString(file, source);
    return Javac.strict()
        .seeing(Libraries.JUNIT)
        .seeing(bundle.getParent())
        .compile(List.of(file), folder.resolve("output"));
  }
}
