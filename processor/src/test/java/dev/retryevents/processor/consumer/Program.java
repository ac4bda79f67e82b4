package dev.retryevents.processor.consumer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A program of a few files, written down for one test.
 *
 * @param folder where its sources are
 */
record Program(Path folder) {

  /** A definition with one member. */
  static final String BUNDLE =
      """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {
          "Pause": {
            "type": "object",
            "properties": {"model": {"$ref": "#/$defs/Model"}},
            "required": ["model"]
          },
          "Model": {"enum": ["small", "large"]}
        }
      }
      """;

  /** A table over that definition. */
  static final String TABLE =
      """
      package demo;

      import dev.retryevents.annotation.RetryEvent;
      import dev.retryevents.annotation.RetryEventTable;
      import dev.retryevents.annotation.Sample;

      @RetryEventTable(
          schema = "bundle.json",
          family = "Notice",
          rows =
              @RetryEvent(
                  type = "Pause",
                  title = "Model Pause",
                  message = "Model {$model} rests",
                  samples =
                      @Sample(given = "{\\"model\\": \\"small\\"}", renders = "Model small rests")))
      public interface NoticeTable {}
      """;

  /** The program with another file; its path may have folders. */
  Program with(String path, String text) {
    try {
      Path file = folder.resolve(path);
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The program with the table, under {@code demo}. */
  Program withTable() {
    return with("demo/NoticeTable.java", TABLE);
  }
}
