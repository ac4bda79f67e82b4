package dev.retryevents.processor.sweep;

import dev.retryevents.processor.javac.Javac;
import dev.retryevents.processor.javac.Libraries;
import dev.retryevents.processor.javac.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A table of many rows and its contract test, compiled.
 *
 * @param bundle the bundle
 * @param rows the rows as they are written, each {@code @RetryEvent(...)}
 */
public record SweptTable(Path bundle, List<String> rows) {

  /** The generated test that holds the table. */
  public static final String CONTRACT_TEST = "demo.SweepEventContractTest";

  private static final String HEAD =
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
      """;

  private static final String END =
      """
          })
      public interface SweepTable {

        @RetryEventContract(SweepTable.class)
        class SweepContract {}
      }
      """;

  /** Copies the list. */
  public SweptTable {
    rows = List.copyOf(rows);
  }

  /** Compiles the table in a program that fears warnings. */
  public Outcome compile(Path folder) throws IOException {
    Path file = Files.createDirectories(folder.resolve("demo")).resolve("SweepTable.java");
    Files.writeString(file, head() + String.join(",\n", rows) + "\n" + END);
    return Javac.strict()
        .seeing(Libraries.JUNIT)
        .seeing(bundle.getParent())
        .compile(List.of(file), folder.resolve("output"));
  }

  /** The index of the row that stands on a line of the source; the number of rows if none does. */
  public int rowOn(long line) {
    long end = head().lines().count();
    for (int i = 0; i < rows.size(); i++) {
      end += rows.get(i).lines().count();
      if (line <= end) {
        return i;
      }
    }
    return rows.size();
  }

  private String head() {
    return HEAD.formatted(JavaText.literal(bundle.getFileName().toString()));
  }
}
